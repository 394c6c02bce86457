// Generated from complaint.schema.json by npm run codegen. Do not edit.
export { ComplaintList } from './ComplaintList.tsx'
export { ComplaintShow } from './ComplaintShow.tsx'
