// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
export { FileLogTypeForm } from './FileLogTypeForm.tsx'
