// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
export { WorkflowStepList } from './WorkflowStepList.tsx'
export { WorkflowStepShow } from './WorkflowStepShow.tsx'
