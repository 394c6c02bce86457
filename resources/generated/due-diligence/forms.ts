// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
export { DueDiligenceForm } from './DueDiligenceForm.tsx'
export { DueDiligenceEdit } from './DueDiligenceEdit.tsx'
export { DueDiligenceCreate } from './DueDiligenceCreate.tsx'
