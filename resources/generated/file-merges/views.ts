// Generated from file-merge.schema.json by npm run codegen. Do not edit.
export { FileMergeList } from './FileMergeList.tsx'
export { FileMergeShow } from './FileMergeShow.tsx'
