// Generated from file.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { file } from '#schemas/generated/file.ts'
import {
  AccountManagerField,
  ArrangementActiveField,
  CaseManagerField,
  ClientReferenceField,
  CloseNoteField,
  CloseReasonField,
  ClosedAtField,
  CoDebtorsField,
  CollectionCostsField,
  CostsWithoutLetterField,
  CourtCostsField,
  CreatedAtField,
  CreatedByField,
  CurrencyField,
  CustomerField,
  CustomerNumberField,
  DebtorField,
  DescriptionField,
  DisputedField,
  FileStatusField,
  FileTypeField,
  FirstDueDateField,
  FourteenDayEndField,
  FourteenDaySentField,
  FourteenDayStateField,
  HoldReasonField,
  InsolventField,
  InterestField,
  InterestUntilField,
  LanguageField,
  LegalTypeField,
  LimitationDateField,
  MerchantField,
  MergedIntoField,
  NotesField,
  OtherCostsField,
  OutstandingField,
  OverpaymentField,
  PaidField,
  PausedUntilField,
  PaymentReferenceField,
  PhaseField,
  PrincipalField,
  ReceivedAtField,
  ReopenReasonField,
  SourceField,
  TagsField,
  TeamField,
  WorkflowField,
  WorkflowStatusField,
  WorkflowStepDueAtField,
  WorkflowStepField,
} from './fields.tsx'

export const FileShow = () => (
  <EntityShow entity={file}>
    <ShowGroup name="state">
      <Detail source="workflowStatus" field={WorkflowStatusField} />
      <Detail source="workflow" field={WorkflowField} read="ROLE_EMPLOYEE" />
      <Detail source="workflowStep" field={WorkflowStepField} read="ROLE_EMPLOYEE" />
      <Detail source="workflowStepDueAt" field={WorkflowStepDueAtField} read="ROLE_EMPLOYEE" />
      <Detail source="holdReason" field={HoldReasonField} wide />
      <Detail source="pausedUntil" field={PausedUntilField} />
      <Detail source="phase" field={PhaseField} />
      <Detail source="fileStatus" field={FileStatusField} />
      <Detail source="receivedAt" field={ReceivedAtField} />
      <Detail source="firstDueDate" field={FirstDueDateField} />
      <Detail source="limitationDate" field={LimitationDateField} />
      <Detail source="disputed" field={DisputedField} />
      <Detail source="arrangementActive" field={ArrangementActiveField} />
      <Detail source="insolvent" field={InsolventField} />
    </ShowGroup>
    <ShowGroup name="parties">
      <Detail source="customer" field={CustomerField} />
      <Detail source="merchant" field={MerchantField} />
      <Detail source="debtor" field={DebtorField} />
      <Detail source="coDebtors" field={CoDebtorsField} wide />
      <Detail source="fileType" field={FileTypeField} />
      <Detail source="clientReference" field={ClientReferenceField} />
      <Detail source="customerNumber" field={CustomerNumberField} />
      <Detail source="paymentReference" field={PaymentReferenceField} />
      <Detail source="language" field={LanguageField} />
    </ShowGroup>
    <ShowGroup name="letter">
      <Detail source="fourteenDayState" field={FourteenDayStateField} />
      <Detail source="fourteenDaySent" field={FourteenDaySentField} />
      <Detail source="fourteenDayEnd" field={FourteenDayEndField} />
      <Detail source="costsWithoutLetter" field={CostsWithoutLetterField} wide read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <ShowGroup name="handling">
      <Detail source="legalType" field={LegalTypeField} />
      <Detail source="team" field={TeamField} read="ROLE_EMPLOYEE" />
      <Detail source="caseManager" field={CaseManagerField} read="ROLE_EMPLOYEE" />
      <Detail source="accountManager" field={AccountManagerField} read="ROLE_EMPLOYEE" />
      <Detail source="tags" field={TagsField} wide read="ROLE_EMPLOYEE" />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="notes" field={NotesField} wide read="ROLE_EMPLOYEE" />
      <Detail source="source" field={SourceField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <ShowGroup name="closing">
      <Detail source="closedAt" field={ClosedAtField} />
      <Detail source="closeReason" field={CloseReasonField} />
      <Detail source="closeNote" field={CloseNoteField} wide read="ROLE_EMPLOYEE" />
      <Detail source="mergedInto" field={MergedIntoField} />
      <Detail source="reopenReason" field={ReopenReasonField} wide read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <ShowGroup name="amounts">
      <Detail source="outstanding" field={OutstandingField} />
      <Detail source="principal" field={PrincipalField} />
      <Detail source="interest" field={InterestField} />
      <Detail source="collectionCosts" field={CollectionCostsField} />
      <Detail source="courtCosts" field={CourtCostsField} />
      <Detail source="otherCosts" field={OtherCostsField} />
      <Detail source="paid" field={PaidField} />
      <Detail source="overpayment" field={OverpaymentField} />
      <Detail source="currency" field={CurrencyField} />
      <Detail source="interestUntil" field={InterestUntilField} />
    </ShowGroup>
  </EntityShow>
)
