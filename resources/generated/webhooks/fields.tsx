// Generated from webhook.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { UriValue } from '#resources/fields/UriValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={260} sortable title />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const UrlField = () => <UriValue source="url" />
export const UrlColumn = () => <Column source="url" field={UrlField} width={260} />

export const EventsField = () => <ListValue source="events" />
export const EventsColumn = () => <Column source="events" field={EventsField} width={280} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const LastDeliveryAtField = () => <DateTimeValue source="lastDeliveryAt" />
export const LastDeliveryAtColumn = () => <Column source="lastDeliveryAt" field={LastDeliveryAtField} width={165} sortable />

export const LastStatusField = () => <EnumValue source="lastStatus" />
export const LastStatusColumn = () => <Column source="lastStatus" field={LastStatusField} width={140} sortable />

export const FailingSinceField = () => <DateTimeValue source="failingSince" />
export const FailingSinceColumn = () => <Column source="failingSince" field={FailingSinceField} width={165} sortable />

export const SecretAtField = () => <DateTimeValue source="secretAt" />
export const SecretAtColumn = () => <Column source="secretAt" field={SecretAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
