// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
export { DebtorContactList } from './DebtorContactList.tsx'
export { DebtorContactShow } from './DebtorContactShow.tsx'
