// Generated from claim.schema.json by npm run codegen. Do not edit.
export { ClaimList } from './ClaimList.tsx'
export { ClaimShow } from './ClaimShow.tsx'
