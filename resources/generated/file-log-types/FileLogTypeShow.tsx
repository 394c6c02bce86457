// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { fileLogType } from '#schemas/generated/file-log-type.ts'
import { ActiveField, CategoryField, CodeField, NameField, PositionField } from './fields.tsx'

export const FileLogTypeShow = () => (
  <EntityShow entity={fileLogType}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="position" field={PositionField} />
    </ShowGroup>
  </EntityShow>
)
