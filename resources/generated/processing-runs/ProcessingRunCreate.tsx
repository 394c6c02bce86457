// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const ProcessingRunCreate = () => <CreatePage resource="processing-run" />
