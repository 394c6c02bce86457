// Generated from precasso.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateStart: Validate
export declare const validatePause: Validate
export declare const validateResume: Validate
export declare const validatePay: Validate
export declare const validateSettle: Validate
export declare const validateReopen: Validate
export declare const validateWithdraw: Validate
export declare const validateClose: Validate
export declare const validateTransfer: Validate
