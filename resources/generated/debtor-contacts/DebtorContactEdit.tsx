// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const DebtorContactEdit = () => <EditPage resource="debtor-contact" />
