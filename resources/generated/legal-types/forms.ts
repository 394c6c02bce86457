// Generated from legal-type.schema.json by npm run codegen. Do not edit.
export { LegalTypeForm } from './LegalTypeForm.tsx'
