// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
export { InsolvencyEventForm } from './InsolvencyEventForm.tsx'
