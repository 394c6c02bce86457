// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
export { ExtraCostDefinitionList } from './ExtraCostDefinitionList.tsx'
export { ExtraCostDefinitionShow } from './ExtraCostDefinitionShow.tsx'
