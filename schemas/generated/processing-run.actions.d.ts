// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateApprove: Validate
export declare const validateBegin: Validate
export declare const validateComplete: Validate
export declare const validateFail: Validate
export declare const validateRetry: Validate
export declare const validateCancel: Validate
