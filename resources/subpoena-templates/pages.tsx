/** Adding and editing one of the Summons templates. */
import { CreatePage, EditPage } from '#resources/form/FormPage.tsx'
import { SubpoenaTemplateForm } from './SubpoenaTemplateForm.tsx'

export const SubpoenaTemplateCreate = () => (
  <CreatePage resource="subpoena-template" wide>
    <SubpoenaTemplateForm />
  </CreatePage>
)

export const SubpoenaTemplateEdit = () => (
  <EditPage resource="subpoena-template" wide>
    <SubpoenaTemplateForm />
  </EditPage>
)
