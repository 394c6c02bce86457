// Generated from document.schema.json by npm run codegen. Do not edit.
export { DocumentList } from './DocumentList.tsx'
export { DocumentShow } from './DocumentShow.tsx'
