// Generated from instalment.schema.json by npm run codegen. Do not edit.
export { InstalmentForm } from './InstalmentForm.tsx'
export { InstalmentEdit } from './InstalmentEdit.tsx'
export { InstalmentCreate } from './InstalmentCreate.tsx'
