// Generated from instalment.schema.json by npm run codegen. Do not edit.
export { InstalmentList } from './InstalmentList.tsx'
export { InstalmentShow } from './InstalmentShow.tsx'
