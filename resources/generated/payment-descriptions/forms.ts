// Generated from payment-description.schema.json by npm run codegen. Do not edit.
export { PaymentDescriptionForm } from './PaymentDescriptionForm.tsx'
