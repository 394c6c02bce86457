// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
export { AdvanceDefinitionForm } from './AdvanceDefinitionForm.tsx'
