// Generated from instalment.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validatePostpone: Validate
export declare const validateWaive: Validate
