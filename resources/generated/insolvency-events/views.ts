// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
export { InsolvencyEventList } from './InsolvencyEventList.tsx'
export { InsolvencyEventShow } from './InsolvencyEventShow.tsx'
