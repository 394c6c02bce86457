// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'
import { EmailTemplateForm } from './EmailTemplateForm.tsx'

export const EmailTemplateCreate = () => (
  <CreatePage resource="email-template">
    <EmailTemplateForm />
  </CreatePage>
)
