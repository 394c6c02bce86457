// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { emailClassification } from '#schemas/generated/email-classification.ts'
import {
  ActionInput,
  ActiveInput,
  AgendaSubjectInput,
  CodeInput,
  NameInput,
  PatternsInput,
  SenderRulesInput,
  ThresholdInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/email-classification.validate.js')

export const EmailClassificationForm = () => (
  <EntityForm entity={emailClassification} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <PatternsInput />
      <SenderRulesInput />
      <ActionInput />
      <AgendaSubjectInput />
      <ThresholdInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
