// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const EmailTemplateEdit = () => <EditPage resource="email-template" />
