// Generated from team.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const TeamCreate = () => <CreatePage resource="team" />
