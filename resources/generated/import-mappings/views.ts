// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
export { ImportMappingList } from './ImportMappingList.tsx'
export { ImportMappingShow } from './ImportMappingShow.tsx'
