// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const DebtorEdit = () => <EditPage resource="debtor" />
