// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
export { SubpoenaTemplateList } from './SubpoenaTemplateList.tsx'
export { SubpoenaTemplateShow } from './SubpoenaTemplateShow.tsx'
