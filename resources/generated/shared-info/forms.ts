// Generated from shared-info.schema.json by npm run codegen. Do not edit.
export { SharedInfoForm } from './SharedInfoForm.tsx'
export { SharedInfoEdit } from './SharedInfoEdit.tsx'
export { SharedInfoCreate } from './SharedInfoCreate.tsx'
