// Generated from court.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'
import { CourtForm } from './CourtForm.tsx'

export const CourtCreate = () => (
  <CreatePage resource="court">
    <CourtForm />
  </CreatePage>
)
