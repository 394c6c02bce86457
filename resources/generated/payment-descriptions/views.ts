// Generated from payment-description.schema.json by npm run codegen. Do not edit.
export { PaymentDescriptionList } from './PaymentDescriptionList.tsx'
export { PaymentDescriptionShow } from './PaymentDescriptionShow.tsx'
