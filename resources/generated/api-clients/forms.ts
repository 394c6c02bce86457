// Generated from api-client.schema.json by npm run codegen. Do not edit.
export { ApiClientForm } from './ApiClientForm.tsx'
