// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import type { Validate } from '#schemas/validation.ts'

export declare const validateFinish: Validate
export declare const validateArchive: Validate
export declare const validateCancel: Validate
export declare const validateReopen: Validate
export declare const validateTake: Validate
export declare const validateRelease: Validate
