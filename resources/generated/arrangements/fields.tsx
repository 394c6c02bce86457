// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NumberField = () => <TextValue source="number" />
export const NumberColumn = () => <Column source="number" field={NumberField} width={120} sortable title />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const StatusField = () => (
  <StateValue
    source="status"
    tones={{ requested: 'info', proposed: 'info', active: 'success', broken: 'danger', completed: 'success' }}
  />
)
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const RequestedByField = () => <EnumValue source="requestedBy" />
export const RequestedByColumn = () => <Column source="requestedBy" field={RequestedByField} width={170} sortable />

export const TotalField = () => <MoneyValue source="total" />
export const TotalColumn = () => <Column source="total" field={TotalField} width={140} sortable numeric />

export const DownPaymentField = () => <MoneyValue source="downPayment" />
export const DownPaymentColumn = () => <Column source="downPayment" field={DownPaymentField} width={140} sortable numeric />

export const InstalmentAmountField = () => <MoneyValue source="instalmentAmount" />
export const InstalmentAmountColumn = () => <Column source="instalmentAmount" field={InstalmentAmountField} width={140} sortable numeric />

export const TermsField = () => <TextValue source="terms" />
export const TermsColumn = () => <Column source="terms" field={TermsField} width={125} sortable numeric />

export const FrequencyField = () => <EnumValue source="frequency" />
export const FrequencyColumn = () => <Column source="frequency" field={FrequencyField} width={170} sortable />

export const StartDateField = () => <DateValue source="startDate" />
export const StartDateColumn = () => <Column source="startDate" field={StartDateField} width={125} sortable />

export const ToleranceDaysField = () => <TextValue source="toleranceDays" />
export const ToleranceDaysColumn = () => <Column source="toleranceDays" field={ToleranceDaysField} width={200} sortable numeric />

export const ReminderDaysField = () => <TextValue source="reminderDays" />
export const ReminderDaysColumn = () => <Column source="reminderDays" field={ReminderDaysField} width={240} sortable numeric />

export const ToleranceAmountField = () => <MoneyValue source="toleranceAmount" />
export const ToleranceAmountColumn = () => <Column source="toleranceAmount" field={ToleranceAmountField} width={200} sortable numeric />

export const InterestFrozenField = () => <BooleanValue source="interestFrozen" />
export const InterestFrozenColumn = () => <Column source="interestFrozen" field={InterestFrozenField} width={140} sortable flag />

export const MethodField = () => <EnumValue source="method" />
export const MethodColumn = () => <Column source="method" field={MethodField} width={155} sortable />

export const NoteField = () => <LongTextValue source="note" />
export const NoteColumn = () => <Column source="note" field={NoteField} width={170} read="ROLE_EMPLOYEE" />

export const NextDueDateField = () => <DateValue source="nextDueDate" />
export const NextDueDateColumn = () => <Column source="nextDueDate" field={NextDueDateField} width={125} sortable />

export const PaidAmountField = () => <MoneyValue source="paidAmount" />
export const PaidAmountColumn = () => <Column source="paidAmount" field={PaidAmountField} width={140} sortable numeric />

export const RestField = () => <MoneyValue source="rest" />
export const RestColumn = () => <Column source="rest" field={RestField} width={215} sortable numeric />

export const CoversAllField = () => <BooleanValue source="coversAll" />
export const CoversAllColumn = () => <Column source="coversAll" field={CoversAllField} width={140} sortable flag />

export const RunsField = () => (
  <RowsValue
    source="runs"
    columns={[{ name: 'from', type: 'date', required: true }, { name: 'until', type: 'date', required: false }]}
  />
)
export const RunsColumn = () => <Column source="runs" field={RunsField} width={170} />

export const RecomputedOnField = () => <DateValue source="recomputedOn" />
export const RecomputedOnColumn = () => <Column source="recomputedOn" field={RecomputedOnField} width={170} sortable />

export const AfterPaymentField = () => <TextValue source="afterPayment" />
export const AfterPaymentColumn = () => <Column source="afterPayment" field={AfterPaymentField} width={165} sortable numeric read="ROLE_EMPLOYEE" />

export const DecidedByField = () => <RelationValue source="decidedBy" reference="user" embed={['name']} />
export const DecidedByColumn = () => <Column source="decidedBy" field={DecidedByField} width={170} read="ROLE_EMPLOYEE" />

export const DecidedAtField = () => <DateTimeValue source="decidedAt" />
export const DecidedAtColumn = () => <Column source="decidedAt" field={DecidedAtField} width={165} sortable />

export const BrokenAtField = () => <DateValue source="brokenAt" />
export const BrokenAtColumn = () => <Column source="brokenAt" field={BrokenAtField} width={125} sortable />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
