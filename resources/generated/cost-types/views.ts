// Generated from cost-type.schema.json by npm run codegen. Do not edit.
export { CostTypeList } from './CostTypeList.tsx'
export { CostTypeShow } from './CostTypeShow.tsx'
