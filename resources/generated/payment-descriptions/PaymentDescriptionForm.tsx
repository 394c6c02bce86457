// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { paymentDescription } from '#schemas/generated/payment-description.ts'
import {
  ActionInput,
  ActiveInput,
  CodeInput,
  CounterpartyIbanInput,
  FieldInput,
  KindInput,
  NameInput,
  PatternInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/payment-description.validate.js')

export const PaymentDescriptionForm = () => (
  <EntityForm entity={paymentDescription} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <FieldInput />
      <PatternInput />
      <CounterpartyIbanInput />
      <KindInput />
      <ActionInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
