// Generated from representative.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { representative } from '#schemas/generated/representative.ts'
import {
  ActiveField,
  CityField,
  CreatedAtField,
  EmailField,
  KindField,
  NameField,
  OrganisationField,
  PhoneField,
  PostcodeField,
  ReferenceField,
  StreetField,
} from './fields.tsx'

export const RepresentativeShow = () => (
  <EntityShow entity={representative}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="kind" field={KindField} />
      <Detail source="organisation" field={OrganisationField} />
      <Detail source="email" field={EmailField} />
      <Detail source="phone" field={PhoneField} />
      <Detail source="street" field={StreetField} />
      <Detail source="postcode" field={PostcodeField} />
      <Detail source="city" field={CityField} />
      <Detail source="reference" field={ReferenceField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
