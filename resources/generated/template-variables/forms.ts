// Generated from template-variable.schema.json by npm run codegen. Do not edit.
export { TemplateVariableForm } from './TemplateVariableForm.tsx'
export { TemplateVariableEdit } from './TemplateVariableEdit.tsx'
export { TemplateVariableCreate } from './TemplateVariableCreate.tsx'
