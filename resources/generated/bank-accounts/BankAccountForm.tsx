// Generated from bank-account.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { bankAccount } from '#schemas/generated/bank-account.ts'
import { ActiveInput, BicInput, CustomerInput, IbanInput, KindInput, NameInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/bank-account.validate.js')

export const BankAccountForm = () => (
  <EntityForm entity={bankAccount} validators={validators}>
    <FormGroup>
      <NameInput />
      <IbanInput />
      <BicInput />
      <KindInput />
      <CustomerInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
