// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const ArrangementEdit = () => <EditPage resource="arrangement" />
