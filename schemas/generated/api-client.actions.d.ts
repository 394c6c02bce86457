// Generated from api-client.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateKey: Validate
export declare const validateActivate: Validate
export declare const validateDeactivate: Validate
