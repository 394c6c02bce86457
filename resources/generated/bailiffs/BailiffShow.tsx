// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { bailiff } from '#schemas/generated/bailiff.ts'
import {
  ActiveField,
  CityField,
  EmailField,
  FormatField,
  IbanField,
  KvkNumberField,
  NameField,
  OfficeField,
  PhoneField,
  PostcodeField,
  RegionsField,
  StreetField,
  TransportField,
} from './fields.tsx'

export const BailiffShow = () => (
  <EntityShow entity={bailiff}>
    <ShowGroup name="office">
      <Detail source="name" field={NameField} />
      <Detail source="office" field={OfficeField} />
      <Detail source="kvkNumber" field={KvkNumberField} />
      <Detail source="iban" field={IbanField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="contact">
      <Detail source="email" field={EmailField} />
      <Detail source="phone" field={PhoneField} />
      <Detail source="street" field={StreetField} />
      <Detail source="postcode" field={PostcodeField} />
      <Detail source="city" field={CityField} />
    </ShowGroup>
    <ShowGroup name="work">
      <Detail source="regions" field={RegionsField} wide />
      <Detail source="transport" field={TransportField} />
      <Detail source="format" field={FormatField} />
    </ShowGroup>
  </EntityShow>
)
