// Generated from arrangement.schema.json by npm run codegen. Do not edit.
export { ArrangementForm } from './ArrangementForm.tsx'
export { ArrangementEdit } from './ArrangementEdit.tsx'
