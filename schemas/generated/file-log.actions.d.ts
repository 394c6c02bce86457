// Generated from file-log.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validatePropose: Validate
export declare const validateAcceptChange: Validate
export declare const validateRejectChange: Validate
