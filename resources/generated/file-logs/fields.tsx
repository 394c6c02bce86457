// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const AtField = () => <DateTimeValue source="at" />
export const AtColumn = () => <Column source="at" field={AtField} width={165} sortable />

export const UserField = () => <RelationValue source="user" reference="user" embed={['name']} />
export const UserColumn = () => <Column source="user" field={UserField} width={170} read="ROLE_EMPLOYEE" />

export const SubjectField = () => <TextValue source="subject" />
export const SubjectColumn = () => <Column source="subject" field={SubjectField} width={260} title />

export const ContentField = () => <RichTextValue source="content" />
export const ContentColumn = () => <Column source="content" field={ContentField} width={130} />

export const CategoryField = () => <EnumValue source="category" />
export const CategoryColumn = () => <Column source="category" field={CategoryField} width={140} sortable />

export const TypeField = () => <RelationValue source="type" reference="file-log-type" embed={['name']} />
export const TypeColumn = () => <Column source="type" field={TypeField} width={170} />

export const ChannelField = () => <EnumValue source="channel" />
export const ChannelColumn = () => <Column source="channel" field={ChannelField} width={170} sortable />

export const VisibleToClientField = () => <BooleanValue source="visibleToClient" />
export const VisibleToClientColumn = () => <Column source="visibleToClient" field={VisibleToClientField} width={135} sortable flag />

export const CallerNumberField = () => <TextValue source="callerNumber" />
export const CallerNumberColumn = () => <Column source="callerNumber" field={CallerNumberField} width={130} read="ROLE_EMPLOYEE" />

export const CallerNameField = () => <TextValue source="callerName" />
export const CallerNameColumn = () => <Column source="callerName" field={CallerNameField} width={170} read="ROLE_EMPLOYEE" />

export const CallResultField = () => <EnumValue source="callResult" />
export const CallResultColumn = () => <Column source="callResult" field={CallResultField} width={160} sortable read="ROLE_EMPLOYEE" />

export const DataChangeField = () => (
  <RowsValue
    source="dataChange"
    columns={[
      {
        name: 'field',
        type: 'enum',
        required: true,
        values: ['email', 'phone', 'street', 'houseNumber', 'houseExtension', 'postcode', 'city', 'iban', 'language'],
      },
      { name: 'old', type: 'string', required: false, maxLength: 254 },
      { name: 'new', type: 'string', required: false, maxLength: 254 },
    ]}
  />
)
export const DataChangeColumn = () => <Column source="dataChange" field={DataChangeField} width={170} read="ROLE_EMPLOYEE" />

export const DataChangeStatusField = () => <StateValue source="dataChangeStatus" tones={{ pending: 'warning', accepted: 'success', rejected: 'danger' }} />
export const DataChangeStatusColumn = () => <Column source="dataChangeStatus" field={DataChangeStatusField} width={170} sortable />

export const RejectReasonField = () => <LongTextValue source="rejectReason" />
export const RejectReasonColumn = () => <Column source="rejectReason" field={RejectReasonField} width={170} read="ROLE_EMPLOYEE" />

export const TermAmountField = () => <MoneyValue source="termAmount" />
export const TermAmountColumn = () => <Column source="termAmount" field={TermAmountField} width={140} sortable numeric read="ROLE_EMPLOYEE" />

export const TermFrequencyField = () => <EnumValue source="termFrequency" />
export const TermFrequencyColumn = () => <Column source="termFrequency" field={TermFrequencyField} width={140} sortable read="ROLE_EMPLOYEE" />

export const TermStartField = () => <DateValue source="termStart" />
export const TermStartColumn = () => <Column source="termStart" field={TermStartField} width={125} sortable read="ROLE_EMPLOYEE" />

export const ArrangementField = () => <RelationValue source="arrangement" reference="arrangement" embed={['number']} />
export const ArrangementColumn = () => <Column source="arrangement" field={ArrangementField} width={170} read="ROLE_EMPLOYEE" />

export const IncomeField = () => (
  <RowsValue
    source="income"
    columns={[
      {
        name: 'kind',
        type: 'enum',
        required: true,
        values: ['wages', 'benefit', 'pension', 'allowances', 'maintenance', 'other'],
      },
      { name: 'amount', type: 'money', required: true },
    ]}
  />
)
export const IncomeColumn = () => <Column source="income" field={IncomeField} width={170} read="ROLE_EMPLOYEE" />

export const ExpensesField = () => (
  <RowsValue
    source="expenses"
    columns={[
      {
        name: 'kind',
        type: 'enum',
        required: true,
        values: ['rent', 'energy', 'insurance', 'care', 'debts', 'children', 'transport', 'food', 'other'],
      },
      { name: 'amount', type: 'money', required: true },
    ]}
  />
)
export const ExpensesColumn = () => <Column source="expenses" field={ExpensesField} width={170} read="ROLE_EMPLOYEE" />

export const HouseholdField = () => <EnumValue source="household" />
export const HouseholdColumn = () => <Column source="household" field={HouseholdField} width={180} sortable read="ROLE_EMPLOYEE" />

export const CapacityField = () => <MoneyValue source="capacity" />
export const CapacityColumn = () => <Column source="capacity" field={CapacityField} width={140} sortable numeric read="ROLE_EMPLOYEE" />

export const SeizureFreeField = () => <MoneyValue source="seizureFree" />
export const SeizureFreeColumn = () => <Column source="seizureFree" field={SeizureFreeField} width={210} sortable numeric read="ROLE_EMPLOYEE" />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
