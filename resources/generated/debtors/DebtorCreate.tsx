// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const DebtorCreate = () => <CreatePage resource="debtor" />
