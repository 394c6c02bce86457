// Generated from customer.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { customer } from '#schemas/generated/customer.ts'
import {
  AccountManagerColumn,
  ActiveColumn,
  CityColumn,
  CompanyColumn,
  ContractFromColumn,
  DueDiligenceStatusColumn,
  KvkNumberColumn,
  NumberColumn,
} from './fields.tsx'

export const CustomerList = () => (
  <EntityList
    entity={customer}
    filters={[
      'number',
      'company',
      'kvkNumber',
      'city',
      'accountManager',
      'contractFrom',
      'dueDiligenceStatus',
      'active',
    ]}
  >
    <NumberColumn key="number" />
    <CompanyColumn key="company" />
    <KvkNumberColumn key="kvkNumber" />
    <CityColumn key="city" />
    <AccountManagerColumn key="accountManager" />
    <ContractFromColumn key="contractFrom" />
    <DueDiligenceStatusColumn key="dueDiligenceStatus" />
    <ActiveColumn key="active" />
  </EntityList>
)
