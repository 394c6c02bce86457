// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { postMailTemplate } from '#schemas/generated/post-mail-template.ts'
import {
  ActiveField,
  AddressWindowField,
  CategoryField,
  CodeField,
  ColourField,
  CostTypeField,
  CreatedAtField,
  CustomerField,
  DestinationField,
  DuplexField,
  EnclosuresField,
  FileTypeField,
  LanguagesField,
  LetterheadField,
  NameField,
  RegisteredField,
  SignatureField,
  TypeField,
  UpdatedAtField,
  UpdatedByField,
  VariablesField,
} from './fields.tsx'

export const PostMailTemplateShow = () => (
  <EntityShow entity={postMailTemplate}>
    <ShowGroup name="identity">
      <Detail source="name" field={NameField} />
      <Detail source="code" field={CodeField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="type" field={TypeField} />
      <Detail source="destination" field={DestinationField} />
      <Detail source="fileType" field={FileTypeField} when={{ destination: 'debtor' }} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="sending">
      <Detail source="letterhead" field={LetterheadField} />
      <Detail source="addressWindow" field={AddressWindowField} />
      <Detail source="signature" field={SignatureField} />
      <Detail source="enclosures" field={EnclosuresField} wide />
      <Detail source="costType" field={CostTypeField} />
      <Detail source="duplex" field={DuplexField} />
      <Detail source="colour" field={ColourField} />
      <Detail source="registered" field={RegisteredField} />
      <Detail source="languages" field={LanguagesField} wide />
      <Detail source="variables" field={VariablesField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="updatedAt" field={UpdatedAtField} />
      <Detail source="updatedBy" field={UpdatedByField} />
    </ShowGroup>
  </EntityShow>
)
