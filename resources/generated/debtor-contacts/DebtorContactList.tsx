// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { DebtorColumn, KindColumn, PreferredColumn, SourceColumn, StatusColumn, ValueColumn } from './fields.tsx'

export const DebtorContactList = () => (
  <EntityList entity={debtorContact} filters={['debtor', 'kind', 'preferred', 'status', 'source']}>
    <DebtorColumn key="debtor" />
    <KindColumn key="kind" />
    <ValueColumn key="value" />
    <PreferredColumn key="preferred" />
    <StatusColumn key="status" />
    <SourceColumn key="source" />
  </EntityList>
)
