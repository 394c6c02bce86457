// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const SharedInfoEdit = () => <EditPage resource="shared-info" />
