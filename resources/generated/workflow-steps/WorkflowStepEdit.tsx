// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const WorkflowStepEdit = () => <EditPage resource="workflow-step" />
