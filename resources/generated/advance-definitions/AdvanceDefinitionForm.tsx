// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { advanceDefinition } from '#schemas/generated/advance-definition.ts'
import {
  ActiveInput,
  AmountInput,
  AskAtInput,
  CodeInput,
  FormulaInput,
  InvoiceTextInput,
  NameInput,
  RefundableInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/advance-definition.validate.js')

export const AdvanceDefinitionForm = () => (
  <EntityForm entity={advanceDefinition} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <FormulaInput />
      <AmountInput />
      <AskAtInput />
      <InvoiceTextInput />
      <RefundableInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
