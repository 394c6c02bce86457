// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { mimeType } from '#schemas/generated/mime-type.ts'
import {
  ActiveField,
  AllowedForField,
  ExtensionsField,
  InlineAllowedField,
  MaxSizeMbField,
  MimeTypeField,
  NameField,
} from './fields.tsx'

export const MimeTypeShow = () => (
  <EntityShow entity={mimeType}>
    <ShowGroup>
      <Detail source="mimeType" field={MimeTypeField} />
      <Detail source="name" field={NameField} />
      <Detail source="extensions" field={ExtensionsField} wide />
      <Detail source="maxSizeMb" field={MaxSizeMbField} />
      <Detail source="allowedFor" field={AllowedForField} wide />
      <Detail source="inlineAllowed" field={InlineAllowedField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
