// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { costType } from '#schemas/generated/cost-type.ts'
import {
  ActiveInput,
  AllocationOrderInput,
  CategoryInput,
  ChargeToInput,
  CodeInput,
  DefaultAmountInput,
  EffectiveFromInput,
  EffectiveUntilInput,
  LedgerInput,
  LegalLimitInput,
  NameInput,
  VatRateInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/cost-type.validate.js')

export const CostTypeForm = () => (
  <EntityForm entity={costType} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <CategoryInput />
      <ChargeToInput />
      <DefaultAmountInput />
      <VatRateInput />
      <LegalLimitInput />
      <AllocationOrderInput />
      <LedgerInput />
      <EffectiveFromInput />
      <EffectiveUntilInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
