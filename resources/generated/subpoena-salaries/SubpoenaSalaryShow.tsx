// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { subpoenaSalary } from '#schemas/generated/subpoena-salary.ts'
import {
  AmountPerPointField,
  BandField,
  EffectiveFromField,
  EffectiveUntilField,
  KindField,
  MaxPointsField,
  SourceField,
  UpToField,
} from './fields.tsx'

export const SubpoenaSalaryShow = () => (
  <EntityShow entity={subpoenaSalary}>
    <ShowGroup>
      <Detail source="kind" field={KindField} />
      <Detail source="band" field={BandField} when={{ kind: 'band' }} />
      <Detail source="upTo" field={UpToField} when={{ kind: 'band' }} />
      <Detail source="amountPerPoint" field={AmountPerPointField} />
      <Detail source="maxPoints" field={MaxPointsField} />
      <Detail source="effectiveFrom" field={EffectiveFromField} />
      <Detail source="effectiveUntil" field={EffectiveUntilField} />
      <Detail source="source" field={SourceField} />
    </ShowGroup>
  </EntityShow>
)
