// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'
import { ComplaintForm } from './ComplaintForm.tsx'

export const ComplaintEdit = () => (
  <EditPage resource="complaint">
    <ComplaintForm />
  </EditPage>
)
