// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const RequestedByInput = () => <EnumControl source="requestedBy" values={['debtor', 'staff', 'helper']} />

export const TotalInput = () => <MoneyControl source="total" required />

export const DownPaymentInput = () => <MoneyControl source="downPayment" />

export const InstalmentAmountInput = () => <MoneyControl source="instalmentAmount" />

export const TermsInput = () => <IntegerControl source="terms" />

export const FrequencyInput = () => (
  <EnumControl source="frequency" values={['weekly', 'two_weekly', 'monthly', 'quarterly', 'free']} />
)

export const StartDateInput = () => <DateControl source="startDate" required />

export const ToleranceDaysInput = () => <IntegerControl source="toleranceDays" />

export const ReminderDaysInput = () => <IntegerControl source="reminderDays" />

export const ToleranceAmountInput = () => <MoneyControl source="toleranceAmount" />

export const InterestFrozenInput = () => <BooleanControl source="interestFrozen" />

export const MethodInput = () => <EnumControl source="method" values={['transfer', 'direct_debit', 'link']} />

export const NoteInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <LongTextControl source="note" />
  </ConditionalInput>
)
