// Generated from employee-group.schema.json by npm run codegen. Do not edit.
export { EmployeeGroupList } from './EmployeeGroupList.tsx'
export { EmployeeGroupShow } from './EmployeeGroupShow.tsx'
