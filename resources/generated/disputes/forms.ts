// Generated from dispute.schema.json by npm run codegen. Do not edit.
export { DisputeForm } from './DisputeForm.tsx'
