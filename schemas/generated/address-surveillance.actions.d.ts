// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateTell: Validate
export declare const validateCheck: Validate
export declare const validateSignal: Validate
export declare const validateAccept: Validate
export declare const validateReject: Validate
export declare const validateStop: Validate
export declare const validateLapse: Validate
