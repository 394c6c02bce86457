// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import {
  CostColumn,
  CustomerColumn,
  DebtorColumn,
  DecidedAtColumn,
  EndsAtColumn,
  FileColumn,
  LastCheckAtColumn,
  NewCityColumn,
  NewHouseNumberColumn,
  NewPostcodeColumn,
  NewStreetColumn,
  ProviderColumn,
  ResultColumn,
  StartedAtColumn,
  StatusColumn,
} from './fields.tsx'

export const AddressSurveillanceList = () => (
  <EntityList
    entity={addressSurveillance}
    filters={[
      'debtor',
      'file',
      'customer',
      'provider',
      'status',
      'startedAt',
      'endsAt',
      'lastCheckAt',
      'result',
      'newHouseNumber',
      'cost',
      'decidedAt',
    ]}
    hidden={['decidedAt']}
  >
    <FileColumn key="file" />
    <DebtorColumn key="debtor" />
    <CustomerColumn key="customer" />
    <ProviderColumn key="provider" />
    <StatusColumn key="status" />
    <StartedAtColumn key="startedAt" />
    <EndsAtColumn key="endsAt" />
    <LastCheckAtColumn key="lastCheckAt" />
    <ResultColumn key="result" />
    <NewStreetColumn key="newStreet" />
    <NewHouseNumberColumn key="newHouseNumber" />
    <NewPostcodeColumn key="newPostcode" />
    <NewCityColumn key="newCity" />
    <CostColumn key="cost" />
    <DecidedAtColumn key="decidedAt" />
  </EntityList>
)
