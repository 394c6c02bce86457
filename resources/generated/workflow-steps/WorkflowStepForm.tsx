// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import {
  ActionTypeInput,
  ActiveInput,
  AddsCollectionCostsInput,
  AgendaSubjectInput,
  ConditionsInput,
  CostTypeInput,
  DelayBasisInput,
  DelayDaysInput,
  DestinationInput,
  ElseStepInput,
  EmailTemplateInput,
  FallbackChannelInput,
  IsFourteenDayLetterInput,
  NameInput,
  NewFileStatusInput,
  NewPhaseInput,
  NextStepInput,
  PostMailTemplateInput,
  RequiresApprovalInput,
  SendFromInput,
  SendUntilInput,
  SmsTemplateInput,
  StopOnPaymentInput,
  WorkflowInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/workflow-step.validate.js')

export const WorkflowStepForm = () => (
  <EntityForm entity={workflowStep} validators={validators}>
    <FormGroup name="step">
      <WorkflowInput />
      <NameInput />
      <ActionTypeInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="message">
      <EmailTemplateInput />
      <PostMailTemplateInput />
      <SmsTemplateInput />
      <FallbackChannelInput />
      <DestinationInput />
      <SendFromInput />
      <SendUntilInput />
    </FormGroup>
    <FormGroup name="effects">
      <AgendaSubjectInput />
      <CostTypeInput />
      <NewPhaseInput />
      <NewFileStatusInput />
    </FormGroup>
    <FormGroup name="course">
      <DelayDaysInput />
      <DelayBasisInput />
      <ConditionsInput />
      <NextStepInput />
      <ElseStepInput />
    </FormGroup>
    <FormGroup name="law">
      <StopOnPaymentInput />
      <RequiresApprovalInput />
      <IsFourteenDayLetterInput />
      <AddsCollectionCostsInput />
    </FormGroup>
  </EntityForm>
)
