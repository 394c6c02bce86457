// Generated from workflow.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateActivate: Validate
export declare const validateRetire: Validate
export declare const validateRestore: Validate
