// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import { DateValue } from '#resources/fields/DateValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const ArticleField = () => <TextValue source="article" />
export const ArticleColumn = () => <Column source="article" field={ArticleField} width={95} sortable />

export const DescriptionField = () => <LocalizedValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={240} title />

export const AmountField = () => <MoneyValue source="amount" />
export const AmountColumn = () => <Column source="amount" field={AmountField} width={140} sortable numeric />

export const EffectiveFromField = () => <DateValue source="effectiveFrom" />
export const EffectiveFromColumn = () => <Column source="effectiveFrom" field={EffectiveFromField} width={130} sortable />

export const EffectiveUntilField = () => <DateValue source="effectiveUntil" />
export const EffectiveUntilColumn = () => <Column source="effectiveUntil" field={EffectiveUntilField} width={150} sortable />

export const SourceField = () => <TextValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={170} />
