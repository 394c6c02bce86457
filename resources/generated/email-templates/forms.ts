// Generated from email-template.schema.json by npm run codegen. Do not edit.
export { EmailTemplateForm } from './EmailTemplateForm.tsx'
export { EmailTemplateEdit } from './EmailTemplateEdit.tsx'
export { EmailTemplateCreate } from './EmailTemplateCreate.tsx'
