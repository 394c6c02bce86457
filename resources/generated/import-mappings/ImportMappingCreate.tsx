// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const ImportMappingCreate = () => <CreatePage resource="import-mapping" />
