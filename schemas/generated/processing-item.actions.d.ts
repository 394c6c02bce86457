// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateRetry: Validate
export declare const validateSkip: Validate
export declare const validateRelease: Validate
export declare const validateFinish: Validate
export declare const validateHold: Validate
export declare const validateLeave: Validate
export declare const validateFail: Validate
