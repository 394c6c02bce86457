// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
export { DebtorContactForm } from './DebtorContactForm.tsx'
export { DebtorContactEdit } from './DebtorContactEdit.tsx'
export { DebtorContactCreate } from './DebtorContactCreate.tsx'
