// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { subpoenaSalary } from '#schemas/generated/subpoena-salary.ts'
import {
  AmountPerPointColumn,
  BandColumn,
  EffectiveFromColumn,
  EffectiveUntilColumn,
  KindColumn,
  MaxPointsColumn,
  SourceColumn,
  UpToColumn,
} from './fields.tsx'

export const SubpoenaSalaryList = () => (
  <EntityList
    entity={subpoenaSalary}
    filters={['kind', 'band', 'upTo', 'amountPerPoint', 'maxPoints', 'effectiveFrom', 'effectiveUntil', 'source']}
  >
    <KindColumn key="kind" />
    <BandColumn key="band" />
    <UpToColumn key="upTo" />
    <AmountPerPointColumn key="amountPerPoint" />
    <MaxPointsColumn key="maxPoints" />
    <EffectiveFromColumn key="effectiveFrom" />
    <EffectiveUntilColumn key="effectiveUntil" />
    <SourceColumn key="source" />
  </EntityList>
)
