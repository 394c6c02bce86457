/**
 * Executes the due steps of some hundred files or items in one transaction: all of it is there afterwards, or none. The row of
 * `workflow_execution` of a file, step and day is the proof that it was done; nothing is done that has one.
 */
import type { FastifyInstance } from 'fastify'
import { decide, type Decision } from '#domain/workflow/decide.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Steps } from '#domain/workflow/step.ts'
import type { Trx } from '#server/db/engine.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { act, type Outcome } from './act.ts'
import type { OwnerFacts } from '#server/subjects/workflow/facts.ts'
import type { Owner } from '#server/subjects/workflow/owner.ts'
import type { Became, Due } from './runFiles.ts'
import { keepOutcomes } from './keep.ts'
import { aroundOf, stepsAround, type KnownStep } from '#server/subjects/workflow/steps.ts'

export type Executing = {
  of: Owner
  run: number | null
  /** Person who asked for it; absent: the program by itself. */
  behalf?: Writer
}

const f = names('collection_file', 'f')
const x = names('workflow_execution', 'x')

export async function execute(
  app: FastifyInstance,
  trx: Trx,
  dues: readonly Due[],
  { of, run, behalf }: Executing,
): Promise<Became[]> {
  if (dues.length === 0) return []
  const records = dues.map(({ record }) => record)
  await trx.query({
    name: `workflow-lock-${of.kind}`,
    text: `select from ${of.table} f where ${f.id} = any($1::bigint[]) order by ${f.id} for no key update`,
    values: [records],
  })
  const now = app.now()
  const today = todayAt(now)
  const by = system('workflow', behalf)
  const around = await aroundOf(trx, today)
  const facts = await of.facts(trx, records)
  const steps = await stepsAround(
    trx,
    dues.map(({ step }) => step),
  )
  const before = await executedOf(trx, of, dues)
  const decided = dues.map((due) =>
    decideOne(due, { of, facts: facts.get(due.record), steps, isDone: before.has(proofOf(due)), around }),
  )
  const ready = decided.filter(({ result }) => result === 'done')
  const outcomes = new Map<Due, Outcome>()
  for (const [id, group] of Map.groupBy(ready, ({ due }) => due.step)) {
    const step = steps.get(id)
    if (!step) continue
    const tasks = group.map(({ due, facts: known }) => ({
      record: due.record,
      customer: known?.customer ?? 0,
      debtor: known?.debtor ?? 0,
      key: keyOf(of, due),
      ...(due.passes.has('duplicate_message') && { again: true }),
      passes: [...due.passes],
    }))
    const made = await act(tasks, { app, of, trx, now, today, step, run, by })
    for (const { due } of group) outcomes.set(due, made.get(due.record) ?? {})
  }
  const became = decided.map((one) => afterwards(one, outcomes.get(one.due)))
  await keepOutcomes(app, trx, became, { of, run, by, now, today })
  return became
}

/** The same for every attempt, so that a message of it is made once. */
export const keyOf = ({ kind }: Owner, due: Pick<Due, 'record' | 'step' | 'plannedFor'>): string =>
  `${kind === 'file' ? 'step' : kind}:${proofOf(due)}`

const proofOf = ({ record, step, plannedFor }: Pick<Due, 'record' | 'step' | 'plannedFor'>): string =>
  `${record}:${step}:${plannedFor}`

type Known = {
  of: Owner
  facts: OwnerFacts | undefined
  steps: ReadonlyMap<number, KnownStep>
  isDone: boolean
  around: Awaited<ReturnType<typeof aroundOf>>
}

function decideOne(due: Due, { of, facts, steps, isDone, around }: Known): Became {
  const step = steps.get(due.step)
  const left: Became = { due, facts, step, result: 'left' }
  if (
    !facts ||
    !step ||
    !of.working.includes(facts.status) ||
    facts.step !== due.step ||
    facts.dueAt !== due.plannedFor
  )
    return left
  // The file came back to a step on the day on which that was done: it is due again the next day.
  if (isDone) return { ...left, next: { step: due.step, due: addDays(around.day, 1) } }
  const steady: Steps = steps
  return { due, facts, step, ...became(decide(facts, step, steady, { ...around, passes: due.passes })) }
}

function became(decision: Decision): Pick<Became, 'result' | 'hold' | 'note' | 'next'> {
  if (decision.result === 'held')
    return { result: 'held', hold: decision.hold, ...(decision.what !== undefined && { note: decision.what }) }
  return { result: decision.result, next: decision.next }
}

function afterwards(one: Became, outcome: Outcome | undefined): Became {
  if (!outcome) return one
  const { next: _, ...stays } = one
  if ('failure' in outcome) return { ...stays, result: 'failed', note: outcome.failure }
  if ('hold' in outcome)
    return { ...stays, result: 'held', hold: outcome.hold, ...(outcome.note !== undefined && { note: outcome.note }) }
  const { note, ...made } = outcome
  return { ...one, made, ...(note !== undefined && { note }) }
}

/** Proofs of those that were done or passed over before. */
async function executedOf({ query }: Trx, { kind, column }: Owner, dues: readonly Due[]): Promise<ReadonlySet<string>> {
  const { rows } = await query<{ record: number; step: number; day: IsoDate }>({
    name: `workflow-executed-${kind}`,
    text: `select x.${column}::int as record, ${x.step_id}::int as step, ${x.planned_for} as day from workflow_execution x
      join unnest($1::bigint[], $2::bigint[], $3::date[]) as n(record, step, day)
        on x.${column} = n.record and ${x.step_id} = n.step and ${x.planned_for} = n.day
      where ${x.result} in ('done', 'skipped')`,
    values: [dues.map(({ record }) => record), dues.map(({ step }) => step), dues.map(({ plannedFor }) => plannedFor)],
  })
  return new Set(rows.map(({ record, step, day }) => proofOf({ record, step, plannedFor: day })))
}
