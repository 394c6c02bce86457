// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { PhoneValue } from '#resources/fields/PhoneValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const PhoneField = () => <PhoneValue source="phone" />
export const PhoneColumn = () => <Column source="phone" field={PhoneField} width={240} sortable title />

export const ReasonField = () => <EnumValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} sortable />

export const FromField = () => <DateValue source="from" />
export const FromColumn = () => <Column source="from" field={FromField} width={125} sortable />

export const UntilField = () => <DateValue source="until" />
export const UntilColumn = () => <Column source="until" field={UntilField} width={125} sortable />

export const NoteField = () => <LongTextValue source="note" />
export const NoteColumn = () => <Column source="note" field={NoteField} width={170} />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
