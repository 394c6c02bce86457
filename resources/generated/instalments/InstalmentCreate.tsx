// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const InstalmentCreate = () => <CreatePage resource="instalment" />
