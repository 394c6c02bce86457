// Generated from write-off.schema.json by npm run codegen. Do not edit.
export { WriteOffList } from './WriteOffList.tsx'
export { WriteOffShow } from './WriteOffShow.tsx'
