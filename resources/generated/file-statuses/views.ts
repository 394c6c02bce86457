// Generated from file-status.schema.json by npm run codegen. Do not edit.
export { FileStatusList } from './FileStatusList.tsx'
export { FileStatusShow } from './FileStatusShow.tsx'
