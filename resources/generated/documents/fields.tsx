// Generated from document.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const PrecassoField = () => <RelationValue source="precasso" reference="precasso" embed={['number']} />
export const PrecassoColumn = () => <Column source="precasso" field={PrecassoField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const LogField = () => <RelationValue source="log" reference="file-log" embed={['subject']} />
export const LogColumn = () => <Column source="log" field={LogField} width={170} />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={260} title />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={170} sortable />

export const MimeTypeField = () => <TextValue source="mimeType" />
export const MimeTypeColumn = () => <Column source="mimeType" field={MimeTypeField} width={170} />

export const SizeField = () => <TextValue source="size" />
export const SizeColumn = () => <Column source="size" field={SizeField} width={100} sortable numeric />

export const Sha256Field = () => <TextValue source="sha256" />
export const Sha256Column = () => <Column source="sha256" field={Sha256Field} width={135} sortable read="ROLE_EMPLOYEE" />

export const PagesField = () => <TextValue source="pages" />
export const PagesColumn = () => <Column source="pages" field={PagesField} width={105} sortable numeric />

export const DirectionField = () => <EnumValue source="direction" />
export const DirectionColumn = () => <Column source="direction" field={DirectionField} width={140} sortable />

export const ChannelField = () => <EnumValue source="channel" />
export const ChannelColumn = () => <Column source="channel" field={ChannelField} width={140} sortable />

export const StatusField = () => <StateValue source="status" tones={{ to_send: 'info', approved: 'success', sent: 'success', rejected: 'danger' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const VisibleToClientField = () => <BooleanValue source="visibleToClient" />
export const VisibleToClientColumn = () => <Column source="visibleToClient" field={VisibleToClientField} width={135} sortable flag />

export const VisibleToDebtorField = () => <BooleanValue source="visibleToDebtor" />
export const VisibleToDebtorColumn = () => <Column source="visibleToDebtor" field={VisibleToDebtorField} width={135} sortable flag />

export const RetentionUntilField = () => <DateValue source="retentionUntil" />
export const RetentionUntilColumn = () => <Column source="retentionUntil" field={RetentionUntilField} width={125} sortable />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const DecidedByField = () => <RelationValue source="decidedBy" reference="user" embed={['name']} />
export const DecidedByColumn = () => <Column source="decidedBy" field={DecidedByField} width={170} read="ROLE_EMPLOYEE" />

export const SentAtField = () => <DateTimeValue source="sentAt" />
export const SentAtColumn = () => <Column source="sentAt" field={SentAtField} width={165} sortable />

export const SentWithField = () => <RelationValue source="sentWith" reference="message" embed={['subject']} />
export const SentWithColumn = () => <Column source="sentWith" field={SentWithField} width={170} read="ROLE_EMPLOYEE" />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
