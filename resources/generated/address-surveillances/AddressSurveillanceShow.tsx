// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import {
  CostField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DebtorField,
  DecidedAtField,
  DecidedByField,
  EndsAtField,
  ExportedAtField,
  FileField,
  LastCheckAtField,
  NewCityField,
  NewCountryField,
  NewHouseExtensionField,
  NewHouseNumberField,
  NewPostcodeField,
  NewStreetField,
  NoteField,
  ProviderField,
  ReasonField,
  ResultField,
  StartedAtField,
  StatusField,
} from './fields.tsx'

export const AddressSurveillanceShow = () => (
  <EntityShow entity={addressSurveillance}>
    <ShowGroup>
      <Detail source="debtor" field={DebtorField} />
      <Detail source="file" field={FileField} />
      <Detail source="provider" field={ProviderField} />
      <Detail source="endsAt" field={EndsAtField} />
      <Detail source="note" field={NoteField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="status" field={StatusField} />
      <Detail source="startedAt" field={StartedAtField} />
      <Detail source="lastCheckAt" field={LastCheckAtField} />
      <Detail source="result" field={ResultField} />
      <Detail source="newStreet" field={NewStreetField} />
      <Detail source="newHouseNumber" field={NewHouseNumberField} />
      <Detail source="newHouseExtension" field={NewHouseExtensionField} />
      <Detail source="newPostcode" field={NewPostcodeField} />
      <Detail source="newCity" field={NewCityField} />
      <Detail source="newCountry" field={NewCountryField} />
      <Detail source="cost" field={CostField} />
      <Detail source="decidedBy" field={DecidedByField} />
      <Detail source="decidedAt" field={DecidedAtField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="exportedAt" field={ExportedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
