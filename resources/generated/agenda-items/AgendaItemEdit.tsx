// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const AgendaItemEdit = () => <EditPage resource="agenda-item" />
