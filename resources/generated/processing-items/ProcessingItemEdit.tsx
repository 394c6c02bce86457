// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const ProcessingItemEdit = () => <EditPage resource="processing-item" />
