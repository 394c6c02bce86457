// Generated from email-template.schema.json by npm run codegen. Do not edit.
export { EmailTemplateList } from './EmailTemplateList.tsx'
export { EmailTemplateShow } from './EmailTemplateShow.tsx'
