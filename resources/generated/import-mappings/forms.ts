// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
export { ImportMappingForm } from './ImportMappingForm.tsx'
export { ImportMappingEdit } from './ImportMappingEdit.tsx'
export { ImportMappingCreate } from './ImportMappingCreate.tsx'
