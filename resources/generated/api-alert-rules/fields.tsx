// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RelationsValue } from '#resources/fields/RelationsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const MetricField = () => <EnumValue source="metric" />
export const MetricColumn = () => <Column source="metric" field={MetricField} width={230} sortable />

export const ThresholdField = () => <TextValue source="threshold" />
export const ThresholdColumn = () => <Column source="threshold" field={ThresholdField} width={110} sortable numeric />

export const WindowMinutesField = () => <TextValue source="windowMinutes" />
export const WindowMinutesColumn = () => <Column source="windowMinutes" field={WindowMinutesField} width={100} sortable numeric />

export const MinimumCallsField = () => <TextValue source="minimumCalls" />
export const MinimumCallsColumn = () => <Column source="minimumCalls" field={MinimumCallsField} width={150} sortable numeric />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const RecipientsField = () => <RelationsValue source="recipients" reference="user" embed={['name']} />
export const RecipientsColumn = () => <Column source="recipients" field={RecipientsField} width={170} read="ROLE_ADMIN or ROLE_EMPLOYEE" />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const OverSinceField = () => <DateTimeValue source="overSince" />
export const OverSinceColumn = () => <Column source="overSince" field={OverSinceField} width={165} sortable />

export const LastValueField = () => <LocalizedValue source="lastValue" />
export const LastValueColumn = () => <Column source="lastValue" field={LastValueField} width={200} />

export const LastCheckedAtField = () => <DateTimeValue source="lastCheckedAt" />
export const LastCheckedAtColumn = () => <Column source="lastCheckedAt" field={LastCheckedAtField} width={165} sortable />
