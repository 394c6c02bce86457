// Generated from country.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { country } from '#schemas/generated/country.ts'
import { ActiveField, CodeField, IsEeaField, IsSepaField, NameField, PhonePrefixField } from './fields.tsx'

export const CountryShow = () => (
  <EntityShow entity={country}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="phonePrefix" field={PhonePrefixField} />
      <Detail source="isEea" field={IsEeaField} />
      <Detail source="isSepa" field={IsSepaField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
