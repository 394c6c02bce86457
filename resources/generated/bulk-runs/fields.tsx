// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'
import { ActionField, EntityField } from '#resources/bulk-runs/fields.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

export { EntityField }
export const EntityColumn = () => <Column source="entity" field={EntityField} width={240} sortable title />

export { ActionField }
export const ActionColumn = () => <Column source="action" field={ActionField} width={130} />

export const StateField = () => <EnumValue source="state" />
export const StateColumn = () => <Column source="state" field={StateField} width={190} sortable />

export const TotalField = () => <TextValue source="total" />
export const TotalColumn = () => <Column source="total" field={TotalField} width={155} sortable numeric />

export const CheckedField = () => <TextValue source="checked" />
export const CheckedColumn = () => <Column source="checked" field={CheckedField} width={110} sortable numeric />

export const DoneField = () => <TextValue source="done" />
export const DoneColumn = () => <Column source="done" field={DoneField} width={110} sortable numeric />

export const ChangedField = () => <TextValue source="changed" />
export const ChangedColumn = () => <Column source="changed" field={ChangedField} width={110} sortable numeric />

export const SameField = () => <TextValue source="same" />
export const SameColumn = () => <Column source="same" field={SameField} width={100} sortable numeric />

export const RefusedField = () => <TextValue source="refused" />
export const RefusedColumn = () => <Column source="refused" field={RefusedField} width={110} sortable numeric />

export const UndoneField = () => <TextValue source="undone" />
export const UndoneColumn = () => <Column source="undone" field={UndoneField} width={140} sortable numeric />

export const KeptField = () => <TextValue source="kept" />
export const KeptColumn = () => <Column source="kept" field={KeptField} width={140} sortable numeric />

export const WhyField = () => <LongTextValue source="why" />
export const WhyColumn = () => <Column source="why" field={WhyField} width={170} />

export const StartedAtField = () => <DateTimeValue source="startedAt" />
export const StartedAtColumn = () => <Column source="startedAt" field={StartedAtField} width={165} sortable />

export const EndedAtField = () => <DateTimeValue source="endedAt" />
export const EndedAtColumn = () => <Column source="endedAt" field={EndedAtField} width={165} sortable />

/** What is shown or filled in by hand is so by the name of a property. */
type Own = Extract<keyof typeof import('#resources/bulk-runs/fields.tsx'), `${string}${'Field' | 'Input'}`>
type Known = `${'Id' | 'CreatedAt' | 'CreatedBy' | 'Entity' | 'Action' | 'State' | 'Total' | 'Checked' | 'Done' | 'Changed' | 'Same' | 'Refused' | 'Undone' | 'Kept' | 'Why' | 'StartedAt' | 'EndedAt'}${'Field' | 'Input'}`
;({}) satisfies Record<Exclude<Own, Known>, never>
