// Generated from claim.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { claim } from '#schemas/generated/claim.ts'
import {
  AgreementReferenceField,
  AmountField,
  CreatedAtField,
  CreatedByField,
  CreditedField,
  CustomerField,
  DescriptionField,
  DueDateField,
  FileField,
  InterestFromField,
  InvoiceDateField,
  LimitationCategoryField,
  LimitationDateField,
  NumberField,
  OpenAmountField,
  PeriodFromField,
  PeriodToField,
  TypeField,
} from './fields.tsx'

export const ClaimShow = () => (
  <EntityShow entity={claim}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="type" field={TypeField} />
      <Detail source="number" field={NumberField} />
      <Detail source="invoiceDate" field={InvoiceDateField} />
      <Detail source="dueDate" field={DueDateField} />
      <Detail source="amount" field={AmountField} />
      <Detail source="credited" field={CreditedField} when={{ type: 'credit_note' }} />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="agreementReference" field={AgreementReferenceField} />
      <Detail source="periodFrom" field={PeriodFromField} />
      <Detail source="periodTo" field={PeriodToField} />
      <Detail source="interestFrom" field={InterestFromField} />
      <Detail source="limitationCategory" field={LimitationCategoryField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="openAmount" field={OpenAmountField} />
      <Detail source="limitationDate" field={LimitationDateField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
