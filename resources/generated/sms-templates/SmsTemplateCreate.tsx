// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const SmsTemplateCreate = () => <CreatePage resource="sms-template" />
