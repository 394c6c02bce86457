// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={240} sortable />

export const RateField = () => <PercentageValue source="rate" />
export const RateColumn = () => <Column source="rate" field={RateField} width={160} numeric />

export const EffectiveFromField = () => <DateValue source="effectiveFrom" />
export const EffectiveFromColumn = () => <Column source="effectiveFrom" field={EffectiveFromField} width={130} sortable />

export const EffectiveUntilField = () => <DateValue source="effectiveUntil" />
export const EffectiveUntilColumn = () => <Column source="effectiveUntil" field={EffectiveUntilField} width={150} sortable />

export const SourceField = () => <TextValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={240} title />
