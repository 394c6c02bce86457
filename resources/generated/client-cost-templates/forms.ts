// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
export { ClientCostTemplateForm } from './ClientCostTemplateForm.tsx'
export { ClientCostTemplateEdit } from './ClientCostTemplateEdit.tsx'
export { ClientCostTemplateCreate } from './ClientCostTemplateCreate.tsx'
