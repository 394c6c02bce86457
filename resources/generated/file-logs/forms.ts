// Generated from file-log.schema.json by npm run codegen. Do not edit.
export { FileLogForm } from './FileLogForm.tsx'
export { FileLogEdit } from './FileLogEdit.tsx'
export { FileLogCreate } from './FileLogCreate.tsx'
