// Generated from export-job.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={140} sortable />

export const ColumnsField = () => <EnumValue source="columns" />
export const ColumnsColumn = () => <Column source="columns" field={ColumnsField} width={140} sortable />

export const FormatField = () => <EnumValue source="format" />
export const FormatColumn = () => <Column source="format" field={FormatField} width={140} sortable />

export const FilterField = () => <LongTextValue source="filter" />
export const FilterColumn = () => <Column source="filter" field={FilterField} width={170} />

export const StateField = () => <EnumValue source="state" />
export const StateColumn = () => <Column source="state" field={StateField} width={140} sortable />

export const TotalField = () => <TextValue source="total" />
export const TotalColumn = () => <Column source="total" field={TotalField} width={105} sortable numeric />

export const DoneField = () => <TextValue source="done" />
export const DoneColumn = () => <Column source="done" field={DoneField} width={120} sortable numeric />

export const RowsField = () => <TextValue source="rows" />
export const RowsColumn = () => <Column source="rows" field={RowsField} width={100} sortable numeric />

export const SizeField = () => <TextValue source="size" />
export const SizeColumn = () => <Column source="size" field={SizeField} width={100} sortable numeric />

export const Sha256Field = () => <TextValue source="sha256" />
export const Sha256Column = () => <Column source="sha256" field={Sha256Field} width={240} title />

export const WhyField = () => <LongTextValue source="why" />
export const WhyColumn = () => <Column source="why" field={WhyField} width={170} />

export const ApiKeyField = () => <TextValue source="apiKey" />
export const ApiKeyColumn = () => <Column source="apiKey" field={ApiKeyField} width={130} />

export const EndedAtField = () => <DateTimeValue source="endedAt" />
export const EndedAtColumn = () => <Column source="endedAt" field={EndedAtField} width={165} sortable />

export const ExpiresAtField = () => <DateTimeValue source="expiresAt" />
export const ExpiresAtColumn = () => <Column source="expiresAt" field={ExpiresAtField} width={165} sortable />
