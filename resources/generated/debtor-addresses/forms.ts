// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
export { DebtorAddressForm } from './DebtorAddressForm.tsx'
export { DebtorAddressEdit } from './DebtorAddressEdit.tsx'
export { DebtorAddressCreate } from './DebtorAddressCreate.tsx'
