// Generated from team.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'
import { TeamForm } from './TeamForm.tsx'

export const TeamEdit = () => (
  <EditPage resource="team">
    <TeamForm />
  </EditPage>
)
