// Generated from import-job.schema.json by npm run codegen. Do not edit.
export { ImportJobList } from './ImportJobList.tsx'
export { ImportJobShow } from './ImportJobShow.tsx'
