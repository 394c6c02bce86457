// Generated from news-item.schema.json by npm run codegen. Do not edit.
export { NewsItemForm } from './NewsItemForm.tsx'
export { NewsItemEdit } from './NewsItemEdit.tsx'
export { NewsItemCreate } from './NewsItemCreate.tsx'
