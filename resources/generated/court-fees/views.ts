// Generated from court-fee.schema.json by npm run codegen. Do not edit.
export { CourtFeeList } from './CourtFeeList.tsx'
export { CourtFeeShow } from './CourtFeeShow.tsx'
