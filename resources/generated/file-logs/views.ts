// Generated from file-log.schema.json by npm run codegen. Do not edit.
export { FileLogList } from './FileLogList.tsx'
export { FileLogShow } from './FileLogShow.tsx'
