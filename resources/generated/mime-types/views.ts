// Generated from mime-type.schema.json by npm run codegen. Do not edit.
export { MimeTypeList } from './MimeTypeList.tsx'
export { MimeTypeShow } from './MimeTypeShow.tsx'
