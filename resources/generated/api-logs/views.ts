// Generated from api-log.schema.json by npm run codegen. Do not edit.
export { ApiLogList } from './ApiLogList.tsx'
export { ApiLogShow } from './ApiLogShow.tsx'
