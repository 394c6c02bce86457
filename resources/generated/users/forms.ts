// Generated from user.schema.json by npm run codegen. Do not edit.
export { UserForm } from './UserForm.tsx'
export { UserEdit } from './UserEdit.tsx'
export { UserCreate } from './UserCreate.tsx'
