// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { bailiffTariff } from '#schemas/generated/bailiff-tariff.ts'
import {
  AmountInput,
  ArticleInput,
  DescriptionInput,
  EffectiveFromInput,
  EffectiveUntilInput,
  SourceInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/bailiff-tariff.validate.js')

export const BailiffTariffForm = () => (
  <EntityForm entity={bailiffTariff} validators={validators}>
    <FormGroup>
      <ArticleInput />
      <DescriptionInput />
      <AmountInput />
      <EffectiveFromInput />
      <EffectiveUntilInput />
      <SourceInput />
    </FormGroup>
  </EntityForm>
)
