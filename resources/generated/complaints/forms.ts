// Generated from complaint.schema.json by npm run codegen. Do not edit.
export { ComplaintForm } from './ComplaintForm.tsx'
export { ComplaintEdit } from './ComplaintEdit.tsx'
export { ComplaintCreate } from './ComplaintCreate.tsx'
