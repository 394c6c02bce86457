// Generated from court-fee.schema.json by npm run codegen. Do not edit.
export { CourtFeeForm } from './CourtFeeForm.tsx'
