// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={240} sortable />

export const BandField = () => <TextValue source="band" />
export const BandColumn = () => <Column source="band" field={BandField} width={90} sortable numeric />

export const UpToField = () => <MoneyValue source="upTo" />
export const UpToColumn = () => <Column source="upTo" field={UpToField} width={215} sortable numeric />

export const AmountPerPointField = () => <MoneyValue source="amountPerPoint" />
export const AmountPerPointColumn = () => <Column source="amountPerPoint" field={AmountPerPointField} width={160} sortable numeric />

export const MaxPointsField = () => <TextValue source="maxPoints" />
export const MaxPointsColumn = () => <Column source="maxPoints" field={MaxPointsField} width={150} sortable numeric />

export const EffectiveFromField = () => <DateValue source="effectiveFrom" />
export const EffectiveFromColumn = () => <Column source="effectiveFrom" field={EffectiveFromField} width={130} sortable />

export const EffectiveUntilField = () => <DateValue source="effectiveUntil" />
export const EffectiveUntilColumn = () => <Column source="effectiveUntil" field={EffectiveUntilField} width={150} sortable />

export const SourceField = () => <TextValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={240} title />
