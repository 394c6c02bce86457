// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validatePropose: Validate
export declare const validateAccept: Validate
export declare const validateReject: Validate
export declare const validateBreak: Validate
export declare const validateResume: Validate
export declare const validateComplete: Validate
export declare const validateCancel: Validate
export declare const validateAddTerm: Validate
export declare const validateReopen: Validate
export declare const validateFinish: Validate
