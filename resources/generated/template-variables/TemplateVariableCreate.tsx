// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const TemplateVariableCreate = () => <CreatePage resource="template-variable" />
