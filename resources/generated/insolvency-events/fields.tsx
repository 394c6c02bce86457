// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name', 'number']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={240} sortable />

export const StartDateField = () => <DateValue source="startDate" />
export const StartDateColumn = () => <Column source="startDate" field={StartDateField} width={125} sortable />

export const EndDateField = () => <DateValue source="endDate" />
export const EndDateColumn = () => <Column source="endDate" field={EndDateField} width={125} sortable />

export const ReferenceField = () => <TextValue source="reference" />
export const ReferenceColumn = () => <Column source="reference" field={ReferenceField} width={240} title />

export const CourtField = () => <RelationValue source="court" reference="court" embed={['name']} />
export const CourtColumn = () => <Column source="court" field={CourtField} width={170} />

export const RepresentativeField = () => <RelationValue source="representative" reference="representative" embed={['name', 'organisation']} />
export const RepresentativeColumn = () => <Column source="representative" field={RepresentativeField} width={170} />

export const BlocksCollectionField = () => <BooleanValue source="blocksCollection" />
export const BlocksCollectionColumn = () => <Column source="blocksCollection" field={BlocksCollectionField} width={140} sortable flag />

export const StopsInterestField = () => <BooleanValue source="stopsInterest" />
export const StopsInterestColumn = () => <Column source="stopsInterest" field={StopsInterestField} width={105} sortable flag />

export const OfferedPercentageField = () => <PercentageValue source="offeredPercentage" />
export const OfferedPercentageColumn = () => <Column source="offeredPercentage" field={OfferedPercentageField} width={100} numeric />

export const NoteField = () => <LongTextValue source="note" />
export const NoteColumn = () => <Column source="note" field={NoteField} width={170} />

export const StatusField = () => <StateValue source="status" tones={{ active: 'warning' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
