/** Outcome for files or items whose steps are due, without doing them: decisions and checks are those of the run. */
import type { FastifyInstance } from 'fastify'
import { decide } from '#domain/workflow/decide.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { channelOf, templateOf } from '#domain/workflow/step.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { Engine } from '#server/db/engine.ts'
import { system } from '#server/foundation/writer.ts'
import { Params } from '#server/sql/sql.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { judge } from '#server/subjects/messages/compose.ts'
import { compositionOf, mayFallBack } from './actions/messages.ts'
import type { OwnerFacts } from './facts.ts'
import type { Owner } from './owner.ts'
import { isDue } from './runs/select.ts'
import { keyOf } from './runs/execute.ts'
import { aroundOf, stepsAround, type KnownStep } from './steps.ts'

export type DryRun = {
  of: Owner
  /** Steps due until this day. */
  date: IsoDate
  step?: number | null
  customer?: number | null
  /** Files or items to look at alone, due or not. */
  records?: readonly number[]
  /** Whether a person is about to approve what needs approval. */
  isApproved?: boolean
  /** Rows that the asker may see; `f` is the file or item. */
  scope?: (params: Params) => string | undefined
  limit: number
  offset?: number
  /** Whether messages are judged too, which takes a while: addresses, templates, the same message a short while ago. */
  withMessages?: boolean
}

export type Dry = {
  record: number
  facts: OwnerFacts
  step: KnownStep
  result: 'done' | 'held' | 'skipped'
  hold?: HoldReason
  note?: string
  nextStep: number | null
  nextDueAt: IsoDate | null
}

type Database = Pick<Engine, 'query'>

const f = names('collection_file', 'f')

/** @returns Those that are due, in the order of their ids, and how many there are. */
export async function dryRun(
  app: FastifyInstance,
  database: Database,
  asked: DryRun,
): Promise<{ found: Dry[]; total: number }> {
  const { ids, total } = await dueIds(database, asked)
  const facts = await asked.of.facts(database, ids)
  const known = ids.flatMap((id) => facts.get(id) ?? [])
  const steps = await stepsAround(
    database,
    known.flatMap(({ step }) => step ?? []),
  )
  const now = app.now()
  const today = todayAt(now)
  const around = await aroundOf(database, asked.date > today ? asked.date : today)
  const passes = new Set<HoldReason>(asked.isApproved ? ['awaits_approval'] : [])
  const found = known.flatMap((one): Dry[] => {
    const step = one.step === null ? undefined : steps.get(one.step)
    if (!step) return []
    const decision = decide(one, step, steps, { ...around, passes })
    const next = 'next' in decision ? decision.next : null
    const same = { record: one.id, facts: one, step, nextStep: next?.step ?? null, nextDueAt: next?.due ?? null }
    if (decision.result !== 'held') return [{ ...same, result: decision.result }]
    return [{ ...same, result: 'held', hold: decision.hold, ...(decision.what && { note: decision.what }) }]
  })
  if (asked.withMessages === false) return { found, total }
  const at = asked.date > today ? Date.parse(`${asked.date}T12:00:00Z`) : now
  return { found: await judged(app, database, { of: asked.of, found, at }), total }
}

async function dueIds(
  { query }: Database,
  { of, date, step, customer, records, scope, limit, offset = 0 }: DryRun,
): Promise<{ ids: number[]; total: number }> {
  const params = new Params()
  const conditions = [
    records ? `${f.id} = any(${params.add(records, 'bigint[]')})` : isDue(of, params.add(date, 'date')),
    ...(step ? [`${f.workflow_step_id} = ${params.add(step, 'bigint')}`] : []),
    ...(customer ? [`${f.customer_id} = ${params.add(customer, 'bigint')}`] : []),
    ...[scope?.(params)].flatMap((one) => one ?? []),
  ]
  const where = `from ${of.table} f where ${conditions.join(' and ')}`
  const page = `limit ${params.add(limit, 'bigint')} offset ${params.add(offset, 'bigint')}`
  const { rows } = await query<{ ids: number[] | null; total: number }>({
    text: `select (select json_agg(id) from (select ${f.id} as id ${where} order by ${f.id} ${page}) p) as ids, (select count(*)::int ${where}) as total`,
    values: params.values,
  })
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

/** `at`: moment at which the messages would leave. */
type Judging = { of: Owner; found: readonly Dry[]; at: number }

/** Writes the messages without storing them, and marks the files whose message would be held. */
async function judged(app: FastifyInstance, database: Database, { of, found, at }: Judging): Promise<Dry[]> {
  const writing = found.filter(({ result, step }) => result === 'done' && channelOf(step) !== undefined)
  const first = await heldOf(app, database, { of, found: writing, at, isFallback: false })
  const again = writing.filter(({ record, step }) => {
    const held = first.get(record)
    return held !== undefined && mayFallBack(step, held.hold)
  })
  const second = await heldOf(app, database, { of, found: again, at, isFallback: true })
  const passed = new Set(again.flatMap(({ record }) => (second.has(record) ? [] : [record])))
  return found.map((one) => {
    const held = first.get(one.record)
    if (!held || passed.has(one.record)) return one
    const { nextStep: _, nextDueAt: __, note: ___, ...rest } = one
    return { ...rest, result: 'held', ...held, nextStep: null, nextDueAt: null }
  })
}

type Held = { hold: HoldReason; note?: string }

async function heldOf(
  app: FastifyInstance,
  database: Database,
  { of, found, at, isFallback }: Judging & { isFallback: boolean },
): Promise<Map<number, Held>> {
  const list = found.flatMap(({ record, step, facts }) => {
    const channel = isFallback ? step.fallbackChannel : channelOf(step)
    const template = channel ? templateOf(step, channel) : null
    if (!channel || template === null) return []
    const task = { record, key: keyOf(of, { record, step: step.id, plannedFor: facts.dueAt ?? '' }) }
    return [{ record, asked: compositionOf(task, { of, step, run: null, by: system('workflow'), channel, template }) }]
  })
  if (list.length === 0) return new Map()
  const held = await judge(
    app,
    database,
    list.map(({ asked }) => asked),
    at,
  )
  return new Map(
    list.flatMap(({ record, asked }) => {
      const one = held.get(asked.key)
      return one ? [[record, one] as const] : []
    }),
  )
}
