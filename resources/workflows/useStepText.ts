/** A step in words, for people who do not draw: what it does, when, on what conditions, and what follows. */
import { useTranslate } from 'react-admin'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useConditionText } from './useConditionText.ts'

export type StepText = { what: string; when: string; conditions: string; follows: string }

/** @param steps All steps of the workflow, in their order. */
export function useStepText(steps: readonly WorkflowStep[]): (step: WorkflowStep) => StepText {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const conditionText = useConditionText(steps.flatMap(({ conditions }) => conditions ?? []))
  const choice = (property: string, value: unknown) =>
    translate(`resources.workflow-step.values.${property}.${String(value)}`)
  const nameOf = (id: number | undefined): string => {
    const step = steps.find((one) => one.id === id)
    return step ? `${step.sequence}. ${localizedText(step.name, locale)}` : ''
  }
  return (step) => {
    const { actionType, delayDays, delayBasis, nextStep, elseStep, conditions } = step
    const [object, otherwise] = objectOf(step)
    const what = [
      choice('actionType', actionType),
      object && `“${localizedText(object, locale)}”`,
      step.newPhase && translate(`resources.file.values.phase.${step.newPhase}`),
      otherwise && translate('workflow.otherwiseBy', { channel: choice('fallbackChannel', otherwise) }),
    ]
    const after = delayBasis === 'working' ? 'workflow.afterWorkingDays' : 'workflow.afterDays'
    const place = steps.findIndex(({ id }) => id === step.id)
    const isNext = nextStep !== null && steps[place + 1]?.id === nextStep.id
    return {
      what: what.filter(Boolean).join(' '),
      when: delayDays === 0 ? translate('workflow.atOnce') : translate(after, { smart_count: delayDays }),
      conditions: (conditions ?? []).map((one) => conditionText(one)).join(` ${translate('workflow.and')} `),
      follows: [
        !isNext &&
          (nextStep ? translate('workflow.then', { step: nameOf(nextStep.id) }) : translate('workflow.thenNothing')),
        elseStep && elseStep.id !== nextStep?.id && translate('workflow.otherwise', { step: nameOf(elseStep.id) }),
      ]
        .filter(Boolean)
        .join(' · '),
    }
  }
}

/** Template, subject or cost of a step, and the channel that is taken if the first one is not possible. */
function objectOf(step: WorkflowStep): [name: unknown, otherwise: string | null] {
  const {
    actionType,
    emailTemplate,
    postMailTemplate,
    smsTemplate,
    agendaSubject,
    costType,
    newFileStatus,
    fallbackChannel,
  } = step
  switch (actionType) {
    case 'send_email':
      return [emailTemplate?.name, fallbackChannel]
    case 'send_post':
      return [postMailTemplate?.name, fallbackChannel]
    case 'send_sms':
      return [smsTemplate?.name, fallbackChannel]
    case 'add_cost':
      return [costType?.name, null]
    case 'change_status':
      return [newFileStatus?.name, null]
    default:
      return [agendaSubject?.name, null]
  }
}
