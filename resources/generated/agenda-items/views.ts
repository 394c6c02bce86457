// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
export { AgendaItemList } from './AgendaItemList.tsx'
export { AgendaItemShow } from './AgendaItemShow.tsx'
