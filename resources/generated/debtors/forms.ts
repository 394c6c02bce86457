// Generated from debtor.schema.json by npm run codegen. Do not edit.
export { DebtorForm } from './DebtorForm.tsx'
export { DebtorEdit } from './DebtorEdit.tsx'
export { DebtorCreate } from './DebtorCreate.tsx'
