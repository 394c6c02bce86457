// Generated from file-status.schema.json by npm run codegen. Do not edit.
export { FileStatusForm } from './FileStatusForm.tsx'
