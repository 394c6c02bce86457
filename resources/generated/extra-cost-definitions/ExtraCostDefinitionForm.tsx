// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { extraCostDefinition } from '#schemas/generated/extra-cost-definition.ts'
import {
  ActiveInput,
  AmountInput,
  ApprovalAboveInput,
  ChargeToInput,
  CodeInput,
  CostTypeInput,
  NameInput,
  PricingInput,
  VatRateInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/extra-cost-definition.validate.js')

export const ExtraCostDefinitionForm = () => (
  <EntityForm entity={extraCostDefinition} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <CostTypeInput />
      <PricingInput />
      <AmountInput />
      <VatRateInput />
      <ChargeToInput />
      <ApprovalAboveInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
