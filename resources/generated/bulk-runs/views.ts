// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
export { BulkRunList } from './BulkRunList.tsx'
export { BulkRunShow } from './BulkRunShow.tsx'
