// Generated from export-job.schema.json by npm run codegen. Do not edit.
export { ExportJobList } from './ExportJobList.tsx'
export { ExportJobShow } from './ExportJobShow.tsx'
