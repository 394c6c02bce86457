// Generated from news-item.schema.json by npm run codegen. Do not edit.
export { NewsItemList } from './NewsItemList.tsx'
export { NewsItemShow } from './NewsItemShow.tsx'
