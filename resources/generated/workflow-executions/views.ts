// Generated from workflow-execution.schema.json by npm run codegen. Do not edit.
export { WorkflowExecutionList } from './WorkflowExecutionList.tsx'
