// Generated from user.schema.json by npm run codegen. Do not edit.
export { UserList } from './UserList.tsx'
export { UserShow } from './UserShow.tsx'
