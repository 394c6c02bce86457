// Generated from team.schema.json by npm run codegen. Do not edit.
export { TeamForm } from './TeamForm.tsx'
export { TeamEdit } from './TeamEdit.tsx'
export { TeamCreate } from './TeamCreate.tsx'
