// Generated from customer.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const CustomerCreate = () => <CreatePage resource="customer" />
