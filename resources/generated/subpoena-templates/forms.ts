// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
export { SubpoenaTemplateForm } from './SubpoenaTemplateForm.tsx'
export { SubpoenaTemplateEdit } from './SubpoenaTemplateEdit.tsx'
export { SubpoenaTemplateCreate } from './SubpoenaTemplateCreate.tsx'
