// Generated from workflow.schema.json by npm run codegen. Do not edit.
export { WorkflowList } from './WorkflowList.tsx'
export { WorkflowShow } from './WorkflowShow.tsx'
