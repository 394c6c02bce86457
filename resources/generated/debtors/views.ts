// Generated from debtor.schema.json by npm run codegen. Do not edit.
export { DebtorList } from './DebtorList.tsx'
export { DebtorShow } from './DebtorShow.tsx'
