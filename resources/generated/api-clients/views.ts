// Generated from api-client.schema.json by npm run codegen. Do not edit.
export { ApiClientList } from './ApiClientList.tsx'
export { ApiClientShow } from './ApiClientShow.tsx'
