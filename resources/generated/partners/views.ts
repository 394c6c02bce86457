// Generated from partner.schema.json by npm run codegen. Do not edit.
export { PartnerList } from './PartnerList.tsx'
export { PartnerShow } from './PartnerShow.tsx'
