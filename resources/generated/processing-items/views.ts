// Generated from processing-item.schema.json by npm run codegen. Do not edit.
export { ProcessingItemList } from './ProcessingItemList.tsx'
