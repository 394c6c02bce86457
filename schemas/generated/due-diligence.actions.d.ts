// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateReview: Validate
export declare const validateApprove: Validate
export declare const validateReject: Validate
export declare const validateReopen: Validate
export declare const validateExpire: Validate
