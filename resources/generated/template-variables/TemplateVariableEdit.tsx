// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const TemplateVariableEdit = () => <EditPage resource="template-variable" />
