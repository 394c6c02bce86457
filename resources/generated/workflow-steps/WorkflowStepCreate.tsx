// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const WorkflowStepCreate = () => <CreatePage resource="workflow-step" />
