// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const SubpoenaTemplateEdit = () => <EditPage resource="subpoena-template" />
