/** Costs of a step, booked as a person would book them: the ledger works out what they come to, and refuses what is not owed. */
import type { IsoDate } from '#domain/time/day.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import { costLine } from '#schemas/generated/cost-line.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { names } from '#server/sql/names.ts'
import type { Action, ActionContext, Made, Task } from './action.ts'

const t = names('cost_type', 't')

export const addCost: Action = async (tasks, context) => {
  const { costType, costCategory } = context.step
  if (costCategory === 'collection') return chargeCollection(tasks, context)
  if (costType === null) return new Map(tasks.map(({ record }) => [record, { hold: 'template_error' }]))
  const chargeTo = await chargedTo(context.trx, costType)
  const made = new Map<number, Made>()
  for (const { record: file } of tasks) {
    const { id } = await context.app.records.create(
      context.trx,
      costLine,
      { file, costType, date: context.today, chargeTo, source: 'auto' },
      context.by,
    )
    made.set(file, { costLine: id })
  }
  return made
}

/** Collection costs of the debtor, once for each file; where the client has agreed on none, there are none. */
export const chargeCollection: Action = async (tasks, context) => {
  const { step, trx, today } = context
  const costType = step.costCategory === 'collection' ? step.costType : await collectionType(trx, today)
  const made = new Map<number, Made>()
  if (costType === null) return new Map(tasks.map(({ record }) => [record, { hold: 'template_error' }]))
  for (const task of tasks) made.set(task.record, await charge(task, costType, context))
  return made
}

async function charge({ record: file }: Task, costType: number, { app, trx, today, by }: ActionContext): Promise<Made> {
  try {
    const { id } = await savepoint(trx, 'step_cost', (inner) =>
      app.records.create(inner, costLine, { file, costType, date: today }, by),
    )
    return { costLine: id }
  } catch (error) {
    const key = keyOf(error)
    if (key === 'error.file.chargedTwice' || key === 'error.file.noCosts') return {}
    const hold = key === undefined ? undefined : holds[key]
    if (!hold) throw error
    return { hold }
  }
}

const holds: Readonly<Record<string, HoldReason | undefined>> = {
  'error.file.nothingDue': 'amount_zero',
  'error.file.letter.running': '14_day_term_running',
  'error.file.letter.none': 'missing_14_day_letter',
  'error.file.letter.invalid': 'missing_14_day_letter',
  'error.file.letter.paid_in_time': 'missing_14_day_letter',
}

function keyOf(error: unknown): string | undefined {
  if (!(error instanceof Refused)) return undefined
  const { body } = error as { body: { error?: unknown } }
  const text = body.error
  return typeof text === 'object' && text !== null && 'key' in text ? String(text.key) : undefined
}

async function collectionType({ query }: Pick<Trx, 'query'>, day: IsoDate): Promise<number | null> {
  const { rows } = await query<{ id: number }>({
    text: `select ${t.id}::int as id from cost_type t where ${t.category} = 'collection' and ${t.charge_to} = 'debtor' and ${t.active}
      and ${t.effective_from} <= $1 and (${t.effective_until} is null or ${t.effective_until} >= $1) order by ${t.effective_from} desc, ${t.id} limit 1`,
    values: [day],
  })
  return rows[0]?.id ?? null
}

async function chargedTo({ query }: Pick<Trx, 'query'>, id: number): Promise<'debtor' | 'client' | 'office'> {
  const { rows } = await query<{ to: 'debtor' | 'client' | 'office' | null }>({
    text: `select ${t.charge_to} as "to" from cost_type t where ${t.id} = $1`,
    values: [id],
  })
  return rows[0]?.to ?? 'debtor'
}
