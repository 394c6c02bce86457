/** Adding an own variable, and editing any. */
import { CreatePage, EditPage } from '#resources/form/FormPage.tsx'
import { TemplateVariableForm } from './TemplateVariableForm.tsx'

export const TemplateVariableCreate = () => (
  <CreatePage resource="template-variable">
    <TemplateVariableForm />
  </CreatePage>
)

export const TemplateVariableEdit = () => (
  <EditPage resource="template-variable">
    <TemplateVariableForm />
  </EditPage>
)
