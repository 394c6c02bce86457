// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const WorkflowCreate = () => <CreatePage resource="workflow" />
