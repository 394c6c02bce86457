/** Debtors whose address is watched, with where they live and where the provider found them. */
import {
  CostColumn,
  CustomerColumn,
  DebtorColumn,
  DecidedAtColumn,
  EndsAtColumn,
  FileColumn,
  LastCheckAtColumn,
  ProviderColumn,
  ResultColumn,
  StartedAtColumn,
  StatusColumn,
} from '#resources/generated/address-surveillances/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { CurrentAddressColumn, NewAddressColumn } from './AddressColumns.tsx'
import { StateTabs } from './StateTabs.tsx'

export const SurveillanceList = () => (
  <EntityList
    entity={addressSurveillance}
    filters={['status', 'result', 'customer', 'provider', 'startedAt', 'endsAt', 'lastCheckAt', 'debtor', 'file']}
    hidden={['customer', 'provider', 'endsAt', 'cost', 'decidedAt']}
    above={<StateTabs />}
  >
    <FileColumn key="file" />
    <DebtorColumn key="debtor" />
    <CurrentAddressColumn key="_address" />
    <StatusColumn key="status" />
    <ResultColumn key="result" />
    <NewAddressColumn key="_newAddress" />
    <CustomerColumn key="customer" />
    <ProviderColumn key="provider" />
    <StartedAtColumn key="startedAt" />
    <EndsAtColumn key="endsAt" />
    <LastCheckAtColumn key="lastCheckAt" />
    <CostColumn key="cost" />
    <DecidedAtColumn key="decidedAt" />
  </EntityList>
)
