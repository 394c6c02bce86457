// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const PrecassoEdit = () => <EditPage resource="precasso" />
