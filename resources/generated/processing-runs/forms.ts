// Generated from processing-run.schema.json by npm run codegen. Do not edit.
export { ProcessingRunForm } from './ProcessingRunForm.tsx'
export { ProcessingRunEdit } from './ProcessingRunEdit.tsx'
export { ProcessingRunCreate } from './ProcessingRunCreate.tsx'
