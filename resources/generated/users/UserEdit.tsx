// Generated from user.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'
import { UserForm } from './UserForm.tsx'

export const UserEdit = () => (
  <EditPage resource="user">
    <UserForm />
  </EditPage>
)
