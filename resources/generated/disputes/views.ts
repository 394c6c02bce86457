// Generated from dispute.schema.json by npm run codegen. Do not edit.
export { DisputeList } from './DisputeList.tsx'
export { DisputeShow } from './DisputeShow.tsx'
