// Generated from payment.schema.json by npm run codegen. Do not edit.
export { PaymentList } from './PaymentList.tsx'
export { PaymentShow } from './PaymentShow.tsx'
