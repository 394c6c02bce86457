// Generated from court.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'
import { CourtForm } from './CourtForm.tsx'

export const CourtEdit = () => (
  <EditPage resource="court">
    <CourtForm />
  </EditPage>
)
