// Generated from salutation.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { salutation } from '#schemas/generated/salutation.ts'
import { ActiveField, CodeField, LetterOpeningField, NameField, PositionField } from './fields.tsx'

export const SalutationShow = () => (
  <EntityShow entity={salutation}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="letterOpening" field={LetterOpeningField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="position" field={PositionField} />
    </ShowGroup>
  </EntityShow>
)
