// Generated from partner.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { partner } from '#schemas/generated/partner.ts'
import {
  ActiveField,
  ContactsField,
  CountriesField,
  CreatedAtField,
  FeeField,
  FileFormatField,
  KindField,
  NameField,
  NotesField,
  WebsiteField,
} from './fields.tsx'

export const PartnerShow = () => (
  <EntityShow entity={partner}>
    <ShowGroup name="partner">
      <Detail source="name" field={NameField} />
      <Detail source="kind" field={KindField} />
      <Detail source="countries" field={CountriesField} wide />
      <Detail source="website" field={WebsiteField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="contacts">
      <Detail source="contacts" field={ContactsField} wide />
    </ShowGroup>
    <ShowGroup name="exchange">
      <Detail source="fileFormat" field={FileFormatField} />
      <Detail source="fee" field={FeeField} />
      <Detail source="notes" field={NotesField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
