// Generated from court.schema.json by npm run codegen. Do not edit.
export { CourtForm } from './CourtForm.tsx'
export { CourtEdit } from './CourtEdit.tsx'
export { CourtCreate } from './CourtCreate.tsx'
