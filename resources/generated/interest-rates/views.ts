// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
export { InterestRateList } from './InterestRateList.tsx'
export { InterestRateShow } from './InterestRateShow.tsx'
