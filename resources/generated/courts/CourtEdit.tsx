// Generated from court.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const CourtEdit = () => <EditPage resource="court" />
