// Generated from cost-line.schema.json by npm run codegen. Do not edit.
export { CostLineList } from './CostLineList.tsx'
export { CostLineShow } from './CostLineShow.tsx'
