// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const ProcessingRunEdit = () => <EditPage resource="processing-run" />
