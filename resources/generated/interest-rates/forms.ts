// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
export { InterestRateForm } from './InterestRateForm.tsx'
