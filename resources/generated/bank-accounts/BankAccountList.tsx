// Generated from bank-account.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { bankAccount } from '#schemas/generated/bank-account.ts'
import { ActiveColumn, BicColumn, CustomerColumn, IbanColumn, KindColumn, NameColumn } from './fields.tsx'

export const BankAccountList = () => (
  <EntityList entity={bankAccount} filters={['name', 'iban', 'kind', 'customer', 'active']}>
    <NameColumn key="name" />
    <IbanColumn key="iban" />
    <BicColumn key="bic" />
    <KindColumn key="kind" />
    <CustomerColumn key="customer" />
    <ActiveColumn key="active" />
  </EntityList>
)
