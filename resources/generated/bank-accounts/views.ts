// Generated from bank-account.schema.json by npm run codegen. Do not edit.
export { BankAccountList } from './BankAccountList.tsx'
export { BankAccountShow } from './BankAccountShow.tsx'
