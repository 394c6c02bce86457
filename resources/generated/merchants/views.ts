// Generated from merchant.schema.json by npm run codegen. Do not edit.
export { MerchantList } from './MerchantList.tsx'
export { MerchantShow } from './MerchantShow.tsx'
