// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
export { FileLogTypeList } from './FileLogTypeList.tsx'
export { FileLogTypeShow } from './FileLogTypeShow.tsx'
