/** A step is the 14-day letter where the template that it sends is one: nobody has to say so again. */
import { channelOf, templateOf } from '#domain/workflow/step.ts'
import type { WorkflowStepStored } from '#schemas/generated/workflow-step.ts'
import type { Trx } from '#server/db/engine.ts'
import { templateKinds } from '#server/subjects/messages/templates.ts'

type Sending = Pick<WorkflowStepStored, 'actionType'> &
  Partial<Pick<WorkflowStepStored, 'emailTemplate' | 'postMailTemplate' | 'smsTemplate'>>

export async function writesLetter({ query }: Pick<Trx, 'query'>, step: Sending): Promise<boolean> {
  const { emailTemplate = null, postMailTemplate = null, smsTemplate = null } = step
  const channel = channelOf(step)
  const template = channel && templateOf({ emailTemplate, postMailTemplate, smsTemplate }, channel)
  if (!channel || !template) return false
  const { rows } = await query<{ isLetter: boolean }>({
    text: `select purpose = 'fourteen_day_letter' as "isLetter" from ${templateKinds[channel].table} where id = $1`,
    values: [template],
  })
  return rows[0]?.isLetter === true
}
