// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const DebtorContactCreate = () => <CreatePage resource="debtor-contact" />
