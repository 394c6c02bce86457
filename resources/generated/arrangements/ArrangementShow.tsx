// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { Suspense } from 'react'
import {
  BrokenAtField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DecidedAtField,
  DecidedByField,
  DownPaymentField,
  FileField,
  FrequencyField,
  InstalmentAmountField,
  InterestFrozenField,
  MethodField,
  NextDueDateField,
  NoteField,
  PaidAmountField,
  ReasonField,
  RecomputedOnField,
  ReminderDaysField,
  RequestedByField,
  RestField,
  RunsField,
  StartDateField,
  StatusField,
  TermsField,
  ToleranceAmountField,
  ToleranceDaysField,
  TotalField,
} from './fields.tsx'

const InstalmentTable = lazyPart(async () => ({ default: (await import('#resources/generated/instalments/table.tsx')).InstalmentTable }))

export const ArrangementShow = () => (
  <EntityShow entity={arrangement}>
    <ShowGroup name="plan">
      <Detail source="file" field={FileField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="status" field={StatusField} />
      <Detail source="total" field={TotalField} />
      <Detail source="paidAmount" field={PaidAmountField} />
      <Detail source="rest" field={RestField} />
      <Detail source="nextDueDate" field={NextDueDateField} />
      <Detail source="frequency" field={FrequencyField} />
      <Detail source="startDate" field={StartDateField} />
      <Detail source="downPayment" field={DownPaymentField} />
      <Detail source="terms" field={TermsField} />
      <Detail source="instalmentAmount" field={InstalmentAmountField} />
    </ShowGroup>
    <ShowGroup name="conditions">
      <Detail source="requestedBy" field={RequestedByField} />
      <Detail source="method" field={MethodField} />
      <Detail source="toleranceDays" field={ToleranceDaysField} />
      <Detail source="reminderDays" field={ReminderDaysField} />
      <Detail source="toleranceAmount" field={ToleranceAmountField} />
      <Detail source="interestFrozen" field={InterestFrozenField} />
      <Detail source="note" field={NoteField} wide read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <ShowGroup name="course">
      <Detail source="decidedBy" field={DecidedByField} read="ROLE_EMPLOYEE" />
      <Detail source="decidedAt" field={DecidedAtField} />
      <Detail source="runs" field={RunsField} wide />
      <Detail source="brokenAt" field={BrokenAtField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="recomputedOn" field={RecomputedOnField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <Suspense>
      <InstalmentTable name="instalments" property="arrangement" />
    </Suspense>
  </EntityShow>
)
