// Generated from import-row.schema.json by npm run codegen. Do not edit.
export { ImportRowList } from './ImportRowList.tsx'
