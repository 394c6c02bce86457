// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
export { SubpoenaSalaryList } from './SubpoenaSalaryList.tsx'
export { SubpoenaSalaryShow } from './SubpoenaSalaryShow.tsx'
