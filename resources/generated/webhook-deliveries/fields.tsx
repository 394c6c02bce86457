// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const AtField = () => <DateTimeValue source="at" format="DD-MM-YYYY HH:mm:ss" />
export const AtColumn = () => <Column source="at" field={AtField} width={169} sortable />

export const WebhookField = () => <RelationValue source="webhook" reference="webhook" embed={['name']} />
export const WebhookColumn = () => <Column source="webhook" field={WebhookField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const EventField = () => <TextValue source="event" />
export const EventColumn = () => <Column source="event" field={EventField} width={165} sortable />

export const FileField = () => <TextValue source="file" />
export const FileColumn = () => <Column source="file" field={FileField} width={130} />

export const EventIdField = () => <TextValue source="eventId" />
export const EventIdColumn = () => <Column source="eventId" field={EventIdField} width={240} title />

export const StatusField = () => <EnumValue source="status" />
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const AttemptsField = () => <TextValue source="attempts" />
export const AttemptsColumn = () => <Column source="attempts" field={AttemptsField} width={90} numeric />

export const HttpStatusField = () => <TextValue source="httpStatus" />
export const HttpStatusColumn = () => <Column source="httpStatus" field={HttpStatusField} width={110} sortable numeric />

export const DurationMsField = () => <TextValue source="durationMs" />
export const DurationMsColumn = () => <Column source="durationMs" field={DurationMsField} width={110} sortable numeric />

export const ProblemField = () => <EnumValue source="problem" />
export const ProblemColumn = () => <Column source="problem" field={ProblemField} width={240} sortable />

export const TriedAtField = () => <DateTimeValue source="triedAt" format="DD-MM-YYYY HH:mm:ss" />
export const TriedAtColumn = () => <Column source="triedAt" field={TriedAtField} width={165} />

export const NextTryAtField = () => <DateTimeValue source="nextTryAt" />
export const NextTryAtColumn = () => <Column source="nextTryAt" field={NextTryAtField} width={165} sortable />
