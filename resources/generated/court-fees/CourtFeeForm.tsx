// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { courtFee } from '#schemas/generated/court-fee.ts'
import {
  BandInput,
  CourtTypeInput,
  EffectiveFromInput,
  EffectiveUntilInput,
  IndigentInput,
  LegalPersonInput,
  NaturalPersonInput,
  SourceInput,
  UpToInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/court-fee.validate.js')

export const CourtFeeForm = () => (
  <EntityForm entity={courtFee} validators={validators}>
    <FormGroup>
      <CourtTypeInput />
      <BandInput />
      <UpToInput />
      <LegalPersonInput />
      <NaturalPersonInput />
      <IndigentInput />
      <EffectiveFromInput />
      <EffectiveUntilInput />
      <SourceInput />
    </FormGroup>
  </EntityForm>
)
