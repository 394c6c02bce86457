// Generated from payment.schema.json by npm run codegen. Do not edit.
export { PaymentForm } from './PaymentForm.tsx'
