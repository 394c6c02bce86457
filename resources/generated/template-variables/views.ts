// Generated from template-variable.schema.json by npm run codegen. Do not edit.
export { TemplateVariableList } from './TemplateVariableList.tsx'
export { TemplateVariableShow } from './TemplateVariableShow.tsx'
