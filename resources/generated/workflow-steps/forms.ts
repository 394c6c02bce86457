// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
export { WorkflowStepForm } from './WorkflowStepForm.tsx'
export { WorkflowStepEdit } from './WorkflowStepEdit.tsx'
export { WorkflowStepCreate } from './WorkflowStepCreate.tsx'
