// Generated from bailiff.schema.json by npm run codegen. Do not edit.
export { BailiffForm } from './BailiffForm.tsx'
export { BailiffEdit } from './BailiffEdit.tsx'
export { BailiffCreate } from './BailiffCreate.tsx'
