// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
export { ClientApiPluginList } from './ClientApiPluginList.tsx'
export { ClientApiPluginShow } from './ClientApiPluginShow.tsx'
