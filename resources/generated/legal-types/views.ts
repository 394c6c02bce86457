// Generated from legal-type.schema.json by npm run codegen. Do not edit.
export { LegalTypeList } from './LegalTypeList.tsx'
export { LegalTypeShow } from './LegalTypeShow.tsx'
