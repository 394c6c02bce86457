// Generated from document.schema.json by npm run codegen. Do not edit.
export { DocumentForm } from './DocumentForm.tsx'
export { DocumentEdit } from './DocumentEdit.tsx'
