// Generated from dispute.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateAsk: Validate
export declare const validateAnswer: Validate
export declare const validateReject: Validate
export declare const validateGrant: Validate
export declare const validateWithdraw: Validate
