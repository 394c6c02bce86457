// Generated from shared-info.schema.json by npm run codegen. Do not edit.
export { SharedInfoList } from './SharedInfoList.tsx'
export { SharedInfoShow } from './SharedInfoShow.tsx'
