// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
export { SubpoenaSalaryForm } from './SubpoenaSalaryForm.tsx'
