// Generated from employee-group.schema.json by npm run codegen. Do not edit.
export { EmployeeGroupForm } from './EmployeeGroupForm.tsx'
