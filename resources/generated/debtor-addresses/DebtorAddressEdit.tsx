// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const DebtorAddressEdit = () => <EditPage resource="debtor-address" />
