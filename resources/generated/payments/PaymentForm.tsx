// Generated from payment.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { payment } from '#schemas/generated/payment.ts'
import {
  AmountInput,
  DateInput,
  DescriptionInput,
  DesignatedClaimInput,
  DirectionInput,
  FileInput,
  MethodInput,
  ReceivedByInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/payment.validate.js')

export const PaymentForm = () => (
  <EntityForm entity={payment} validators={validators}>
    <FormGroup>
      <FileInput />
      <DateInput />
      <AmountInput />
      <DirectionInput />
      <DesignatedClaimInput />
      <ReceivedByInput />
      <MethodInput />
      <DescriptionInput />
    </FormGroup>
  </EntityForm>
)
