// Generated from complaint.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateConfirm: Validate
export declare const validateInvestigate: Validate
export declare const validateAnswer: Validate
export declare const validateClose: Validate
export declare const validateEscalate: Validate
