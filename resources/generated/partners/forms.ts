// Generated from partner.schema.json by npm run codegen. Do not edit.
export { PartnerForm } from './PartnerForm.tsx'
export { PartnerEdit } from './PartnerEdit.tsx'
export { PartnerCreate } from './PartnerCreate.tsx'
