/** The form of a step: what it does, to whom, when and what follows, with only the fields that fit its action. */
import { useContext } from 'react'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { useTyped } from '#resources/contexts/RowContext.ts'
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import {
  ActionTypeInput,
  ActiveInput,
  AddsCollectionCostsInput,
  AgendaSubjectInput,
  CostTypeInput,
  DelayBasisInput,
  DelayDaysInput,
  DestinationInput,
  EmailTemplateInput,
  FallbackChannelInput,
  NameInput,
  NewFileStatusInput,
  NewPhaseInput,
  PostMailTemplateInput,
  RequiresApprovalInput,
  SendFromInput,
  SendUntilInput,
  SmsTemplateInput,
  StopOnPaymentInput,
  WorkflowInput,
} from '#resources/generated/workflow-steps/inputs.tsx'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import { ConditionsControl } from './ConditionsControl.tsx'
import { StepChoice } from './StepChoice.tsx'

const validators = () => import('#schemas/generated/workflow-step.validate.js')

export const StepForm = () => (
  <EntityForm entity={workflowStep} validators={validators}>
    <StepFields />
  </EntityForm>
)

/** Channels by the action of a step; only these actions send a message. */
const channels = { send_email: 'email', send_post: 'post', send_sms: 'sms' } as const

const StepFields = () => {
  const isNew = useContext(SurfaceContext)?.mode === 'create'
  const { actionType, fallbackChannel } = useTyped()
  const own = channels[actionType as keyof typeof channels] as string | undefined
  const uses = (channel: string) => own !== undefined && (own === channel || fallbackChannel === channel)
  return (
    <>
      <FormGroup name="step">
        {isNew && <WorkflowInput />}
        <NameInput />
        <ActionTypeInput />
        <ActiveInput />
      </FormGroup>
      {own !== undefined && (
        <FormGroup name="message">
          {uses('email') && <EmailTemplateInput />}
          {uses('post') && <PostMailTemplateInput />}
          {uses('sms') && <SmsTemplateInput />}
          <FallbackChannelInput />
          <DestinationInput />
          {(uses('email') || uses('sms')) && (
            <>
              <SendFromInput />
              <SendUntilInput />
            </>
          )}
        </FormGroup>
      )}
      <FormGroup name="effects">
        <AgendaSubjectInput />
        <CostTypeInput />
        <NewPhaseInput />
        <NewFileStatusInput />
      </FormGroup>
      <FormGroup name="course">
        <DelayDaysInput />
        <DelayBasisInput />
        <ConditionsControl source="conditions" />
        <StepChoice source="nextStep" />
        <StepChoice source="elseStep" />
      </FormGroup>
      <FormGroup name="law">
        <StopOnPaymentInput />
        <RequiresApprovalInput />
        {(own !== undefined || actionType === 'add_cost') && <AddsCollectionCostsInput />}
      </FormGroup>
    </>
  )
}
