// Generated from message.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateApprove: Validate
export declare const validateSchedule: Validate
export declare const validateQueue: Validate
export declare const validateSend: Validate
export declare const validateDeliver: Validate
export declare const validateBounce: Validate
export declare const validateReturnMail: Validate
export declare const validateFail: Validate
export declare const validateRetry: Validate
export declare const validateCancel: Validate
