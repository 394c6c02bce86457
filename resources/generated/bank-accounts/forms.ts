// Generated from bank-account.schema.json by npm run codegen. Do not edit.
export { BankAccountForm } from './BankAccountForm.tsx'
