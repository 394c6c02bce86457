// Generated from processing-item.schema.json by npm run codegen. Do not edit.
export { ProcessingItemForm } from './ProcessingItemForm.tsx'
export { ProcessingItemEdit } from './ProcessingItemEdit.tsx'
