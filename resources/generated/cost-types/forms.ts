// Generated from cost-type.schema.json by npm run codegen. Do not edit.
export { CostTypeForm } from './CostTypeForm.tsx'
