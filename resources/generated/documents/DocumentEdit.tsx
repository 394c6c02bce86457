// Generated from document.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const DocumentEdit = () => <EditPage resource="document" />
