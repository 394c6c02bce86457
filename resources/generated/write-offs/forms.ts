// Generated from write-off.schema.json by npm run codegen. Do not edit.
export { WriteOffForm } from './WriteOffForm.tsx'
