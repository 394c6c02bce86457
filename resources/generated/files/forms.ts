// Generated from file.schema.json by npm run codegen. Do not edit.
export { FileForm } from './FileForm.tsx'
export { FileEdit } from './FileEdit.tsx'
