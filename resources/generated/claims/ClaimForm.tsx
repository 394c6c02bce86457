// Generated from claim.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { claim } from '#schemas/generated/claim.ts'
import {
  AgreementReferenceInput,
  AmountInput,
  CreditedInput,
  DescriptionInput,
  DueDateInput,
  FileInput,
  InterestFromInput,
  InvoiceDateInput,
  LimitationCategoryInput,
  NumberInput,
  PeriodFromInput,
  PeriodToInput,
  TypeInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/claim.validate.js')

export const ClaimForm = () => (
  <EntityForm entity={claim} validators={validators}>
    <FormGroup>
      <FileInput />
      <TypeInput />
      <NumberInput />
      <InvoiceDateInput />
      <DueDateInput />
      <AmountInput />
      <CreditedInput />
      <DescriptionInput />
      <AgreementReferenceInput />
      <PeriodFromInput />
      <PeriodToInput />
      <InterestFromInput />
      <LimitationCategoryInput />
    </FormGroup>
  </EntityForm>
)
