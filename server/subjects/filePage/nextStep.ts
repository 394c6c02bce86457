/** What the workflow of a file does next: to staff by the name of its step, with what keeps it; to customers by what it does. */
import type { FastifyInstance } from 'fastify'
import { dayText, type IsoDate } from '#domain/time/day.ts'
import { translate } from '#schemas/translate.ts'
import type { Locale } from '#schemas/entity.ts'
import { messages } from '#server/foundation/messages.ts'
import { names } from '#server/sql/names.ts'
import { dryRun, type Dry } from '#server/subjects/workflow/dryRun.ts'
import { spokenName } from '#server/subjects/workflow/due/shownNames.ts'
import { files } from '#server/subjects/workflow/owner.ts'
import { waitsForMessage } from '#server/subjects/workflow/runs/select.ts'
import type { Coming } from './comingUp.ts'
import type { FileFacts } from './flags.ts'

const f = names('collection_file', 'f')

type Asking = { id: number; today: IsoDate; isStaff: boolean; locale: Locale }

/**
 * Decides as on the day on which the step is due, or today; its message is written without being stored, so that the gate is asked.
 *
 * @returns undefined for a file that is closed or waits, and for one without a step.
 */
export async function nextStepOf(
  app: FastifyInstance,
  { workflowStatus, fourteenDayEnd }: Pick<FileFacts, 'workflowStatus' | 'fourteenDayEnd'>,
  { id, today, isStaff, locale }: Asking,
): Promise<Coming | undefined> {
  if (workflowStatus !== 'in_progress' && workflowStatus !== 'not_started') return undefined
  const { rows } = await app.engine.query<{ due: IsoDate | null; waits: boolean }>({
    text: `select ${f.workflow_step_due_at}::text as due, ${waitsForMessage(files)} as waits from collection_file f where ${f.id} = $1`,
    values: [id],
  })
  const { due = null, waits = false } = rows[0] ?? {}
  if (due === null) return undefined
  const day = due > today ? due : today
  const asked = { of: files, date: day, records: [id], limit: 1 }
  const [dry] = (await dryRun(app, app.engine, asked)).found
  if (!dry) return undefined
  const coming = (key: string, values: Record<string, string> = {}): Coming => ({
    name: 'step',
    day,
    text: { key: `filePage.next.${key}`, values: { day: dayText(day), ...values } },
  })
  const hold = holdOn(dry, day, fourteenDayEnd)
  if (!isStaff) {
    if (hold !== undefined || waits) return coming('customerStepWaits')
    return coming(`customer.${dry.result === 'skipped' ? 'skipped' : dry.step.actionType}`)
  }
  const step = spokenName(dry.step.name, locale)
  if (hold !== undefined)
    return coming('stepHeld', {
      step,
      reason: translate(messages[locale], `resources.processing-item.values.holdReason.${hold}`),
    })
  if (waits) return coming('stepWaits', { step })
  if (dry.result === 'skipped') return coming('stepSkipped', { step })
  return coming(due > today ? 'step' : 'stepDue', { step })
}

/** A term that has ended by then holds nothing. */
function holdOn({ result, hold }: Dry, day: IsoDate, fourteenDayEnd: string | null): string | undefined {
  if (result !== 'held') return undefined
  return hold === '14_day_term_running' && fourteenDayEnd !== null && fourteenDayEnd < day ? undefined : hold
}
