// Generated from claim.schema.json by npm run codegen. Do not edit.
export { ClaimForm } from './ClaimForm.tsx'
