// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { precasso } from '#schemas/generated/precasso.ts'
import {
  AmountField,
  BrandingField,
  ClaimsField,
  ClientReferenceField,
  ClosedAtField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DebtorField,
  FileField,
  FileTypeField,
  FourteenDayEndField,
  FourteenDaySentField,
  FourteenDayStateField,
  HoldReasonField,
  LanguageField,
  MerchantField,
  OpenAmountField,
  PausedUntilField,
  PaymentReferenceField,
  PaymentsField,
  ReasonField,
  StatusField,
  WorkflowField,
  WorkflowStepDueAtField,
  WorkflowStepField,
} from './fields.tsx'

export const PrecassoShow = () => (
  <EntityShow entity={precasso}>
    <ShowGroup name="state">
      <Detail source="status" field={StatusField} />
      <Detail source="holdReason" field={HoldReasonField} wide />
      <Detail source="pausedUntil" field={PausedUntilField} />
      <Detail source="workflow" field={WorkflowField} read="ROLE_EMPLOYEE" />
      <Detail source="workflowStep" field={WorkflowStepField} />
      <Detail source="workflowStepDueAt" field={WorkflowStepDueAtField} />
      <Detail source="file" field={FileField} />
      <Detail source="closedAt" field={ClosedAtField} />
      <Detail source="reason" field={ReasonField} wide />
    </ShowGroup>
    <ShowGroup name="item">
      <Detail source="customer" field={CustomerField} />
      <Detail source="merchant" field={MerchantField} />
      <Detail source="debtor" field={DebtorField} />
      <Detail source="fileType" field={FileTypeField} />
      <Detail source="branding" field={BrandingField} />
      <Detail source="language" field={LanguageField} />
      <Detail source="clientReference" field={ClientReferenceField} />
      <Detail source="paymentReference" field={PaymentReferenceField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <ShowGroup name="money">
      <Detail source="amount" field={AmountField} />
      <Detail source="openAmount" field={OpenAmountField} />
      <Detail source="claims" field={ClaimsField} wide />
      <Detail source="payments" field={PaymentsField} wide />
    </ShowGroup>
    <ShowGroup name="letter">
      <Detail source="fourteenDayState" field={FourteenDayStateField} />
      <Detail source="fourteenDaySent" field={FourteenDaySentField} />
      <Detail source="fourteenDayEnd" field={FourteenDayEndField} />
    </ShowGroup>
  </EntityShow>
)
