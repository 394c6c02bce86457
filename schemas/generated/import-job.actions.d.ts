// Generated from import-job.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateCheck: Validate
export declare const validateSettle: Validate
export declare const validateBegin: Validate
export declare const validateComplete: Validate
export declare const validateLeave: Validate
export declare const validateFail: Validate
export declare const validateTakeBack: Validate
export declare const validateRollBack: Validate
