// Generated from file.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateStart: Validate
export declare const validatePause: Validate
export declare const validateSuspend: Validate
export declare const validateResume: Validate
export declare const validateFinish: Validate
export declare const validateMonitor: Validate
export declare const validateWatch: Validate
export declare const validateRest: Validate
export declare const validateCollect: Validate
export declare const validateClose: Validate
export declare const validateReopen: Validate
export declare const validateAgreeTerms: Validate
export declare const validateEndTerms: Validate
export declare const validateAllowCosts: Validate
