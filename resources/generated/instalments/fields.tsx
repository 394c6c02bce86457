// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const ArrangementField = () => <RelationValue source="arrangement" reference="arrangement" embed={['number']} />
export const ArrangementColumn = () => <Column source="arrangement" field={ArrangementField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const SequenceField = () => <TextValue source="sequence" />
export const SequenceColumn = () => <Column source="sequence" field={SequenceField} width={100} sortable numeric />

export const DueDateField = () => <DateValue source="dueDate" />
export const DueDateColumn = () => <Column source="dueDate" field={DueDateField} width={240} sortable title />

export const AmountField = () => <MoneyValue source="amount" />
export const AmountColumn = () => <Column source="amount" field={AmountField} width={140} sortable numeric />

export const PaidAmountField = () => <MoneyValue source="paidAmount" />
export const PaidAmountColumn = () => <Column source="paidAmount" field={PaidAmountField} width={140} sortable numeric />

export const PaidAtField = () => <DateValue source="paidAt" />
export const PaidAtColumn = () => <Column source="paidAt" field={PaidAtField} width={125} sortable />

export const StatusField = () => <EnumValue source="status" />
export const StatusColumn = () => <Column source="status" field={StatusField} width={145} sortable />

export const ChangeField = () => <StateValue source="change" tones={{ postponed: 'warning' }} />
export const ChangeColumn = () => <Column source="change" field={ChangeField} width={175} sortable />

export const AgreedOnField = () => <DateValue source="agreedOn" />
export const AgreedOnColumn = () => <Column source="agreedOn" field={AgreedOnField} width={165} sortable />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />
