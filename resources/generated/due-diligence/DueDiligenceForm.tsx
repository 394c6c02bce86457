// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import { ChecksInput, CustomerInput, NextReviewInput, NotesInput, ReviewerInput, RiskInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/due-diligence.validate.js')

export const DueDiligenceForm = () => (
  <EntityForm entity={dueDiligence} validators={validators}>
    <FormGroup name="client">
      <CustomerInput />
      <RiskInput />
      <ReviewerInput />
      <NextReviewInput />
    </FormGroup>
    <FormGroup name="checks">
      <ChecksInput />
      <NotesInput />
    </FormGroup>
  </EntityForm>
)
