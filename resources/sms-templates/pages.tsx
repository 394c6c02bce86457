/** Adding and editing one of the SMS templates. */
import { CreatePage, EditPage } from '#resources/form/FormPage.tsx'
import { SmsTemplateForm } from './SmsTemplateForm.tsx'

export const SmsTemplateCreate = () => (
  <CreatePage resource="sms-template" wide>
    <SmsTemplateForm />
  </CreatePage>
)

export const SmsTemplateEdit = () => (
  <EditPage resource="sms-template" wide>
    <SmsTemplateForm />
  </EditPage>
)
