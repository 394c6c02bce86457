// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const SmsTemplateEdit = () => <EditPage resource="sms-template" />
