// Generated from legal-type.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { legalType } from '#schemas/generated/legal-type.ts'
import {
  ActiveInput,
  CodeInput,
  CountryInput,
  DefaultInterestTypeInput,
  DefaultPhaseInput,
  LimitationCategoryInput,
  NameInput,
  StatutoryCostsInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/legal-type.validate.js')

export const LegalTypeForm = () => (
  <EntityForm entity={legalType} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <CountryInput />
      <DefaultInterestTypeInput />
      <StatutoryCostsInput />
      <LimitationCategoryInput />
      <DefaultPhaseInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
