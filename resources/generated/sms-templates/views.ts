// Generated from sms-template.schema.json by npm run codegen. Do not edit.
export { SmsTemplateList } from './SmsTemplateList.tsx'
export { SmsTemplateShow } from './SmsTemplateShow.tsx'
