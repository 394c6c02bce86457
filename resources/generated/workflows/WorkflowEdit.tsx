// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const WorkflowEdit = () => <EditPage resource="workflow" />
