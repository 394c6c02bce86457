// Generated from team.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const TeamEdit = () => <EditPage resource="team" />
