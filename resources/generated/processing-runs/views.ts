// Generated from processing-run.schema.json by npm run codegen. Do not edit.
export { ProcessingRunList } from './ProcessingRunList.tsx'
export { ProcessingRunShow } from './ProcessingRunShow.tsx'
