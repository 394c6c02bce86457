/** Adding and editing one of the E-mail templates. */
import { CreatePage, EditPage } from '#resources/form/FormPage.tsx'
import { EmailTemplateForm } from './EmailTemplateForm.tsx'

export const EmailTemplateCreate = () => (
  <CreatePage resource="email-template" wide>
    <EmailTemplateForm />
  </CreatePage>
)

export const EmailTemplateEdit = () => (
  <EditPage resource="email-template" wide>
    <EmailTemplateForm />
  </EditPage>
)
