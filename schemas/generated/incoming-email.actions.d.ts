// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateClassify: Validate
export declare const validateLink: Validate
export declare const validateUnlink: Validate
export declare const validateFinish: Validate
export declare const validateMarkSpam: Validate
export declare const validateIgnore: Validate
export declare const validateReopen: Validate
