// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const DebtorAddressCreate = () => <CreatePage resource="debtor-address" />
