// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const DueDiligenceEdit = () => <EditPage resource="due-diligence" />
