// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
export { AdvanceDefinitionList } from './AdvanceDefinitionList.tsx'
export { AdvanceDefinitionShow } from './AdvanceDefinitionShow.tsx'
