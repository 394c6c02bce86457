// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateFetch: Validate
export declare const validateActivate: Validate
export declare const validateDeactivate: Validate
