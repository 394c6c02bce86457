// Generated from file.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RelationsValue } from '#resources/fields/RelationsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NumberField = () => <TextValue source="number" />
export const NumberColumn = () => <Column source="number" field={NumberField} width={120} sortable title />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const MerchantField = () => <RelationValue source="merchant" reference="merchant" embed={['name']} />
export const MerchantColumn = () => <Column source="merchant" field={MerchantField} width={170} />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name', 'number']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const CoDebtorsField = () => <RelationsValue source="coDebtors" reference="debtor" embed={['name', 'number']} />
export const CoDebtorsColumn = () => <Column source="coDebtors" field={CoDebtorsField} width={170} />

export const FileTypeField = () => <EnumValue source="fileType" />
export const FileTypeColumn = () => <Column source="fileType" field={FileTypeField} width={140} sortable />

export const LegalTypeField = () => <RelationValue source="legalType" reference="legal-type" embed={['name']} />
export const LegalTypeColumn = () => <Column source="legalType" field={LegalTypeField} width={170} />

export const PhaseField = () => <EnumValue source="phase" />
export const PhaseColumn = () => <Column source="phase" field={PhaseField} width={240} sortable />

export const FileStatusField = () => <RelationValue source="fileStatus" reference="file-status" embed={['name']} />
export const FileStatusColumn = () => <Column source="fileStatus" field={FileStatusField} width={170} />

export const WorkflowStatusField = () => (
  <StateValue
    source="workflowStatus"
    tones={{
      in_progress: 'info',
      term_payment: 'success',
      paused: 'warning',
      suspend: 'warning',
      no_more_steps: 'warning',
      monitoring_in_progress: 'info',
    }}
  />
)
export const WorkflowStatusColumn = () => <Column source="workflowStatus" field={WorkflowStatusField} width={205} sortable />

export const WorkflowField = () => <RelationValue source="workflow" reference="workflow" embed={['name', 'revision']} />
export const WorkflowColumn = () => <Column source="workflow" field={WorkflowField} width={170} read="ROLE_EMPLOYEE" />

export const WorkflowStepField = () => <RelationValue source="workflowStep" reference="workflow-step" embed={['name']} />
export const WorkflowStepColumn = () => <Column source="workflowStep" field={WorkflowStepField} width={170} read="ROLE_EMPLOYEE" />

export const WorkflowStepDueAtField = () => <DateValue source="workflowStepDueAt" />
export const WorkflowStepDueAtColumn = () => <Column source="workflowStepDueAt" field={WorkflowStepDueAtField} width={125} sortable read="ROLE_EMPLOYEE" />

export const PausedUntilField = () => <DateValue source="pausedUntil" />
export const PausedUntilColumn = () => <Column source="pausedUntil" field={PausedUntilField} width={125} sortable />

export const HoldReasonField = () => <LongTextValue source="holdReason" />
export const HoldReasonColumn = () => <Column source="holdReason" field={HoldReasonField} width={170} />

export const TeamField = () => <RelationValue source="team" reference="team" embed={['name']} />
export const TeamColumn = () => <Column source="team" field={TeamField} width={170} read="ROLE_EMPLOYEE" />

export const CaseManagerField = () => <RelationValue source="caseManager" reference="user" embed={['name']} />
export const CaseManagerColumn = () => <Column source="caseManager" field={CaseManagerField} width={170} read="ROLE_EMPLOYEE" />

export const AccountManagerField = () => <RelationValue source="accountManager" reference="user" embed={['name']} />
export const AccountManagerColumn = () => <Column source="accountManager" field={AccountManagerField} width={170} read="ROLE_EMPLOYEE" />

export const ClientReferenceField = () => <TextValue source="clientReference" />
export const ClientReferenceColumn = () => <Column source="clientReference" field={ClientReferenceField} width={130} sortable />

export const CustomerNumberField = () => <TextValue source="customerNumber" />
export const CustomerNumberColumn = () => <Column source="customerNumber" field={CustomerNumberField} width={135} />

export const PaymentReferenceField = () => <TextValue source="paymentReference" />
export const PaymentReferenceColumn = () => <Column source="paymentReference" field={PaymentReferenceField} width={165} sortable />

export const CurrencyField = () => <EnumValue source="currency" />
export const CurrencyColumn = () => <Column source="currency" field={CurrencyField} width={155} sortable />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const SourceField = () => <EnumValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={160} sortable />

export const ReceivedAtField = () => <DateValue source="receivedAt" />
export const ReceivedAtColumn = () => <Column source="receivedAt" field={ReceivedAtField} width={125} sortable />

export const FirstDueDateField = () => <DateValue source="firstDueDate" />
export const FirstDueDateColumn = () => <Column source="firstDueDate" field={FirstDueDateField} width={125} sortable />

export const PrincipalField = () => <MoneyValue source="principal" />
export const PrincipalColumn = () => <Column source="principal" field={PrincipalField} width={140} sortable numeric />

export const InterestField = () => <MoneyValue source="interest" />
export const InterestColumn = () => <Column source="interest" field={InterestField} width={140} sortable numeric />

export const CollectionCostsField = () => <MoneyValue source="collectionCosts" />
export const CollectionCostsColumn = () => <Column source="collectionCosts" field={CollectionCostsField} width={140} sortable numeric />

export const CourtCostsField = () => <MoneyValue source="courtCosts" />
export const CourtCostsColumn = () => <Column source="courtCosts" field={CourtCostsField} width={140} sortable numeric />

export const OtherCostsField = () => <MoneyValue source="otherCosts" />
export const OtherCostsColumn = () => <Column source="otherCosts" field={OtherCostsField} width={140} sortable numeric />

export const PaidField = () => <MoneyValue source="paid" />
export const PaidColumn = () => <Column source="paid" field={PaidField} width={140} sortable numeric />

export const OverpaymentField = () => <MoneyValue source="overpayment" />
export const OverpaymentColumn = () => <Column source="overpayment" field={OverpaymentField} width={140} sortable numeric />

export const OutstandingField = () => <MoneyValue source="outstanding" />
export const OutstandingColumn = () => <Column source="outstanding" field={OutstandingField} width={140} sortable numeric />

export const InterestUntilField = () => <DateValue source="interestUntil" />
export const InterestUntilColumn = () => <Column source="interestUntil" field={InterestUntilField} width={125} sortable />

export const FourteenDayStateField = () => <EnumValue source="fourteenDayState" />
export const FourteenDayStateColumn = () => <Column source="fourteenDayState" field={FourteenDayStateField} width={230} sortable />

export const FourteenDaySentField = () => <DateValue source="fourteenDaySent" />
export const FourteenDaySentColumn = () => <Column source="fourteenDaySent" field={FourteenDaySentField} width={165} sortable />

export const FourteenDayEndField = () => <DateValue source="fourteenDayEnd" />
export const FourteenDayEndColumn = () => <Column source="fourteenDayEnd" field={FourteenDayEndField} width={180} sortable />

export const LimitationDateField = () => <DateValue source="limitationDate" />
export const LimitationDateColumn = () => <Column source="limitationDate" field={LimitationDateField} width={135} sortable />

export const DisputedField = () => <BooleanValue source="disputed" />
export const DisputedColumn = () => <Column source="disputed" field={DisputedField} width={105} sortable flag />

export const ArrangementActiveField = () => <BooleanValue source="arrangementActive" />
export const ArrangementActiveColumn = () => <Column source="arrangementActive" field={ArrangementActiveField} width={125} sortable flag />

export const InsolventField = () => <BooleanValue source="insolvent" />
export const InsolventColumn = () => <Column source="insolvent" field={InsolventField} width={110} sortable flag />

export const TagsField = () => <RelationsValue source="tags" reference="tag" embed={['name']} />
export const TagsColumn = () => <Column source="tags" field={TagsField} width={170} read="ROLE_EMPLOYEE" />

export const CostsWithoutLetterField = () => <LongTextValue source="costsWithoutLetter" />
export const CostsWithoutLetterColumn = () => <Column source="costsWithoutLetter" field={CostsWithoutLetterField} width={240} read="ROLE_EMPLOYEE" />

export const DescriptionField = () => <LongTextValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={170} />

export const NotesField = () => <LongTextValue source="notes" />
export const NotesColumn = () => <Column source="notes" field={NotesField} width={170} read="ROLE_EMPLOYEE" />

export const ClosedAtField = () => <DateTimeValue source="closedAt" />
export const ClosedAtColumn = () => <Column source="closedAt" field={ClosedAtField} width={165} sortable />

export const CloseReasonField = () => <RelationValue source="closeReason" reference="close-reason" embed={['name']} />
export const CloseReasonColumn = () => <Column source="closeReason" field={CloseReasonField} width={170} />

export const CloseNoteField = () => <LongTextValue source="closeNote" />
export const CloseNoteColumn = () => <Column source="closeNote" field={CloseNoteField} width={170} read="ROLE_EMPLOYEE" />

export const MergedIntoField = () => <RelationValue source="mergedInto" reference="file" embed={['number']} />
export const MergedIntoColumn = () => <Column source="mergedInto" field={MergedIntoField} width={170} />

export const ReopenReasonField = () => <LongTextValue source="reopenReason" />
export const ReopenReasonColumn = () => <Column source="reopenReason" field={ReopenReasonField} width={170} read="ROLE_EMPLOYEE" />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
