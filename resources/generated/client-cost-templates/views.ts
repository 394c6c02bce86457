// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
export { ClientCostTemplateList } from './ClientCostTemplateList.tsx'
export { ClientCostTemplateShow } from './ClientCostTemplateShow.tsx'
