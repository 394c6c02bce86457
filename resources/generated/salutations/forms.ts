// Generated from salutation.schema.json by npm run codegen. Do not edit.
export { SalutationForm } from './SalutationForm.tsx'
