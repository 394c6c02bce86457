// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
export { ExtraCostDefinitionForm } from './ExtraCostDefinitionForm.tsx'
