// Generated from cost-line.schema.json by npm run codegen. Do not edit.
export { CostLineForm } from './CostLineForm.tsx'
