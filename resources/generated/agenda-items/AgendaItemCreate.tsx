// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const AgendaItemCreate = () => <CreatePage resource="agenda-item" />
