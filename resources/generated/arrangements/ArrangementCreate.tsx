// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const ArrangementCreate = () => <CreatePage resource="arrangement" />
