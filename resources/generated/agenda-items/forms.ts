// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
export { AgendaItemForm } from './AgendaItemForm.tsx'
export { AgendaItemEdit } from './AgendaItemEdit.tsx'
export { AgendaItemCreate } from './AgendaItemCreate.tsx'
