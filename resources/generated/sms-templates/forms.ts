// Generated from sms-template.schema.json by npm run codegen. Do not edit.
export { SmsTemplateForm } from './SmsTemplateForm.tsx'
export { SmsTemplateEdit } from './SmsTemplateEdit.tsx'
export { SmsTemplateCreate } from './SmsTemplateCreate.tsx'
