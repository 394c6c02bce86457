// Generated from import-job.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateCreate: Validate
export declare const validateUpdate: Validate
