// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const InstalmentEdit = () => <EditPage resource="instalment" />
