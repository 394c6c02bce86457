// Generated from webhook.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateSecret: Validate
export declare const validateActivate: Validate
export declare const validateDeactivate: Validate
export declare const validateSwitchOff: Validate
