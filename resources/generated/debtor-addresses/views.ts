// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
export { DebtorAddressList } from './DebtorAddressList.tsx'
export { DebtorAddressShow } from './DebtorAddressShow.tsx'
