// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const SharedInfoCreate = () => <CreatePage resource="shared-info" />
