// Generated from precasso.schema.json by npm run codegen. Do not edit.
export { PrecassoForm } from './PrecassoForm.tsx'
export { PrecassoEdit } from './PrecassoEdit.tsx'
