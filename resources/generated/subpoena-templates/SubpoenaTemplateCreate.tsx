// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const SubpoenaTemplateCreate = () => <CreatePage resource="subpoena-template" />
