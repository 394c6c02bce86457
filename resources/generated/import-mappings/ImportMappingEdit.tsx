// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const ImportMappingEdit = () => <EditPage resource="import-mapping" />
