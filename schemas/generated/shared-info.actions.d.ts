// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateLink: Validate
export declare const validateRevoke: Validate
