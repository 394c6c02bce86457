// Generated from document.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateOffer: Validate
export declare const validateApprove: Validate
export declare const validateReject: Validate
export declare const validateMarkSent: Validate
