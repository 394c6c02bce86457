// Generated from mime-type.schema.json by npm run codegen. Do not edit.
export { MimeTypeForm } from './MimeTypeForm.tsx'
