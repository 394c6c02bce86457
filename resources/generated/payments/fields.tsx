// Generated from payment.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={240} sortable numeric title />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const DirectionField = () => <EnumValue source="direction" />
export const DirectionColumn = () => <Column source="direction" field={DirectionField} width={140} sortable />

export const DateField = () => <DateValue source="date" />
export const DateColumn = () => <Column source="date" field={DateField} width={125} sortable />

export const AmountField = () => <MoneyValue source="amount" />
export const AmountColumn = () => <Column source="amount" field={AmountField} width={140} sortable numeric />

export const ReceivedByField = () => <EnumValue source="receivedBy" />
export const ReceivedByColumn = () => <Column source="receivedBy" field={ReceivedByField} width={175} sortable />

export const MethodField = () => <EnumValue source="method" />
export const MethodColumn = () => <Column source="method" field={MethodField} width={140} sortable />

export const DescriptionField = () => <LongTextValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={170} />

export const DesignatedClaimField = () => <RelationValue source="designatedClaim" reference="claim" embed={['number']} />
export const DesignatedClaimColumn = () => <Column source="designatedClaim" field={DesignatedClaimField} width={170} />

export const StatusField = () => <StateValue source="status" tones={{ reversed: 'danger' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const ReversedAtField = () => <DateTimeValue source="reversedAt" />
export const ReversedAtColumn = () => <Column source="reversedAt" field={ReversedAtField} width={165} sortable />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
