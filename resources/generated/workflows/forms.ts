// Generated from workflow.schema.json by npm run codegen. Do not edit.
export { WorkflowForm } from './WorkflowForm.tsx'
export { WorkflowEdit } from './WorkflowEdit.tsx'
export { WorkflowCreate } from './WorkflowCreate.tsx'
