// Generated from customer.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const CustomerEdit = () => <EditPage resource="customer" />
