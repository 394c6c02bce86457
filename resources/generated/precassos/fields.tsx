// Generated from precasso.schema.json by npm run codegen. Do not edit.
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

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const MerchantField = () => <RelationValue source="merchant" reference="merchant" embed={['name']} />
export const MerchantColumn = () => <Column source="merchant" field={MerchantField} width={170} />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name', 'number']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const FileTypeField = () => <EnumValue source="fileType" />
export const FileTypeColumn = () => <Column source="fileType" field={FileTypeField} width={140} sortable />

export const StatusField = () => <StateValue source="status" tones={{ in_progress: 'info', paused: 'warning', paid: 'success' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const ClaimsField = () => (
  <RowsValue
    source="claims"
    columns={[
      {
        name: 'type',
        type: 'enum',
        required: true,
        default: 'invoice',
        values: ['invoice', 'credit_note', 'subscription_term', 'rent', 'instalment', 'loan', 'damage', 'other'],
      },
      { name: 'number', type: 'string', required: true, minLength: 1, maxLength: 40 },
      { name: 'invoiceDate', type: 'date', required: true },
      { name: 'dueDate', type: 'date', required: true },
      { name: 'amount', type: 'money', required: true },
      { name: 'description', type: 'text', required: false, maxLength: 400 },
      { name: 'agreementReference', type: 'string', required: false, maxLength: 80 },
    ]}
  />
)
export const ClaimsColumn = () => <Column source="claims" field={ClaimsField} width={170} />

export const ClaimNumbersField = () => <LongTextValue source="claimNumbers" />
export const ClaimNumbersColumn = () => <Column source="claimNumbers" field={ClaimNumbersField} width={170} />

export const PaymentsField = () => (
  <RowsValue
    source="payments"
    columns={[
      { name: 'date', type: 'date', required: true },
      { name: 'amount', type: 'money', required: true },
      { name: 'reference', type: 'string', required: false, maxLength: 140 },
    ]}
  />
)
export const PaymentsColumn = () => <Column source="payments" field={PaymentsField} width={170} />

export const AmountField = () => <MoneyValue source="amount" />
export const AmountColumn = () => <Column source="amount" field={AmountField} width={140} sortable numeric />

export const OpenAmountField = () => <MoneyValue source="openAmount" />
export const OpenAmountColumn = () => <Column source="openAmount" field={OpenAmountField} width={140} sortable numeric />

export const WorkflowField = () => <RelationValue source="workflow" reference="workflow" embed={['name', 'revision']} />
export const WorkflowColumn = () => <Column source="workflow" field={WorkflowField} width={170} read="ROLE_EMPLOYEE" />

export const WorkflowStepField = () => <RelationValue source="workflowStep" reference="workflow-step" embed={['name']} />
export const WorkflowStepColumn = () => <Column source="workflowStep" field={WorkflowStepField} width={170} />

export const WorkflowStepDueAtField = () => <DateValue source="workflowStepDueAt" />
export const WorkflowStepDueAtColumn = () => <Column source="workflowStepDueAt" field={WorkflowStepDueAtField} width={125} sortable />

export const PausedUntilField = () => <DateValue source="pausedUntil" />
export const PausedUntilColumn = () => <Column source="pausedUntil" field={PausedUntilField} width={125} sortable />

export const HoldReasonField = () => <LongTextValue source="holdReason" />
export const HoldReasonColumn = () => <Column source="holdReason" field={HoldReasonField} width={170} />

export const FourteenDayStateField = () => <EnumValue source="fourteenDayState" />
export const FourteenDayStateColumn = () => <Column source="fourteenDayState" field={FourteenDayStateField} width={240} sortable />

export const FourteenDaySentField = () => <DateValue source="fourteenDaySent" />
export const FourteenDaySentColumn = () => <Column source="fourteenDaySent" field={FourteenDaySentField} width={165} sortable />

export const FourteenDayEndField = () => <DateValue source="fourteenDayEnd" />
export const FourteenDayEndColumn = () => <Column source="fourteenDayEnd" field={FourteenDayEndField} width={200} sortable />

export const BrandingField = () => <EnumValue source="branding" />
export const BrandingColumn = () => <Column source="branding" field={BrandingField} width={140} sortable />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const ClientReferenceField = () => <TextValue source="clientReference" />
export const ClientReferenceColumn = () => <Column source="clientReference" field={ClientReferenceField} width={130} sortable />

export const PaymentReferenceField = () => <TextValue source="paymentReference" />
export const PaymentReferenceColumn = () => <Column source="paymentReference" field={PaymentReferenceField} width={165} sortable />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const ClosedAtField = () => <DateTimeValue source="closedAt" />
export const ClosedAtColumn = () => <Column source="closedAt" field={ClosedAtField} width={165} sortable />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
