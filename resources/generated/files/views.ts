// Generated from file.schema.json by npm run codegen. Do not edit.
export { FileList } from './FileList.tsx'
export { FileShow } from './FileShow.tsx'
