// Generated from tag.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { tag } from '#schemas/generated/tag.ts'
import { ActiveField, ColourField, DescriptionField, NameField } from './fields.tsx'

export const TagShow = () => (
  <EntityShow entity={tag}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="colour" field={ColourField} />
      <Detail source="description" field={DescriptionField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
