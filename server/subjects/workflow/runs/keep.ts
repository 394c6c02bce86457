/** Writes down what became of files or items whose steps were due: the proof, the log, the file in the run, and the step that follows. */
import type { FastifyInstance } from 'fastify'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { stampsOf } from '#server/records/bulk/lockRecords.ts'
import type { Owner } from '#server/subjects/workflow/owner.ts'
import { names } from '#server/sql/names.ts'
import type { Became } from './runFiles.ts'

type Keeping = { of: Owner; run: number | null; by: Writer; now: number; today: IsoDate }

const f = names('collection_file')
const x = names('workflow_execution')
const g = names('file_log')
const i = names('processing_item')

export async function keepOutcomes(
  app: FastifyInstance,
  trx: Trx,
  all: readonly Became[],
  { of, run, by, now }: Keeping,
): Promise<void> {
  const at = new Date(now).toISOString()
  const person = by.access.person?.id || null
  const executed = all.filter(({ result }) => result !== 'left')
  await keepProofs(trx, of, executed, { run, person, at })
  const moved = executed.filter(({ result }) => result === 'done' || result === 'skipped')
  // The executed steps of an item are its log; a file gets lines from them.
  if (of.kind === 'file') await keepLog(trx, moved, { person, at })
  if (run !== null || all.some(({ due }) => due.id !== null)) await keepItems(trx, all, at)
  const [first] = of.working
  await take(app, trx, of, { action: 'start', some: moved.filter(({ facts }) => facts?.status === first) }, by)
  await keepNext(trx, of, all)
  // An item without further steps waits for a person who transfers or closes it.
  if (of.kind === 'file')
    await take(app, trx, of, { action: 'finish', some: moved.filter(({ next }) => next === null) }, by)
}

type Row = { at: string; person: number | null }

/** A step that was held or failed has its row from then; it becomes the row of what was done. */
async function keepProofs(
  { query }: Trx,
  { kind, column }: Owner,
  all: readonly Became[],
  { run, person, at }: Row & { run: number | null },
): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ due, facts, result, hold, note, made }) => ({
    record: due.record,
    step: due.step,
    day: due.plannedFor,
    workflow: facts?.workflow,
    result,
    hold,
    note,
    message: made?.message,
    cost: made?.costLine,
    item: made?.agendaItem,
  }))
  const { rowCount } = await query({
    name: `workflow-proofs-${kind}`,
    text: `insert into workflow_execution as x (${column}, ${x.workflow_id}, ${x.step_id}, ${x.run_id}, ${x.planned_for}, ${x.executed_at}, ${x.result},
        ${x.hold_reason}, ${x.note}, ${x.message_id}, ${x.cost_line_id}, ${x.agenda_item_id}, ${x.by_id})
      select n.record, n.workflow, n.step, $2, n.day, $3, n.result, n.hold, n.note, n.message, n.cost, n.item, $4
        from jsonb_to_recordset($1::jsonb) as n(record bigint, workflow bigint, step bigint, day date, result text, hold text, note text,
          message bigint, cost bigint, item bigint)
      on conflict (${column}, ${x.step_id}, ${x.planned_for}) do update set ${['run_id', 'executed_at', 'result', 'hold_reason', 'note', 'message_id', 'cost_line_id', 'agenda_item_id', 'by_id'].map((column) => `${column} = excluded.${column}`).join(', ')}
        where x.${x.result} in ('held', 'failed')`,
    values: [JSON.stringify(rows), run, at, person],
  })
  // A step is there already: somebody executed it although its file is locked.
  if (rowCount !== all.length) throw new Error('A step was executed twice; all of it is taken back.')
}

async function keepLog({ query }: Trx, all: readonly Became[], { person, at }: Row): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ due, facts, step, result }) => ({
    file: due.record,
    customer: facts?.customer,
    subject: say('nl', { key: `workflowRun.log.${result}`, values: { step: step?.name.nl ?? '' } }).slice(0, 200),
  }))
  await query({
    name: 'workflow-log',
    text: `insert into file_log (${g.file_id}, ${g.customer_id}, ${g.at}, ${g.user_id}, ${g.subject}, ${g.category}, ${g.channel}, ${g.visible_to_client}, ${g.created_at}, ${g.created_by_id})
      select n.file, n.customer, $2, $3, n.subject, 'system', 'system', false, $2, $3
        from jsonb_to_recordset($1::jsonb) as n(file bigint, customer bigint, subject text)`,
    values: [JSON.stringify(rows), at, person],
  })
}

const statuses = { done: 'done', held: 'in_hold', skipped: 'skipped', failed: 'error', left: 'skipped' } as const

/** Keeps the outcomes. A file that is still held keeps the moment since when it is. */
async function keepItems({ query }: Trx, all: readonly Became[], at: string): Promise<void> {
  const rows = all.flatMap(({ due, result, hold, note }) =>
    due.id === null
      ? []
      : [
          {
            id: due.id,
            status: statuses[result],
            hold: result === 'held' ? hold : null,
            note: result === 'left' ? say('nl', { key: 'workflowRun.left' }) : note,
          },
        ],
  )
  if (rows.length === 0) return
  await query({
    name: 'workflow-items',
    text: `update processing_item i set ${i.status} = n.status, ${i.note} = n.note, ${i.version} = i.${i.version} + 1,
        ${i.since} = case when n.status = 'in_hold' and i.${i.hold_reason} = n.hold then i.${i.since} else $2 end, ${i.hold_reason} = n.hold
      from jsonb_to_recordset($1::jsonb) as n(id bigint, status text, hold text, note text) where i.${i.id} = n.id`,
    values: [JSON.stringify(rows), at],
  })
}

async function keepNext({ query }: Trx, { kind, table }: Owner, all: readonly Became[]): Promise<void> {
  const rows = all.flatMap(({ due, next }) =>
    next === undefined ? [] : [{ id: due.record, step: next?.step ?? null, day: next?.due ?? null }],
  )
  if (rows.length === 0) return
  await query({
    name: `workflow-next-${kind}`,
    text: `update ${table} set ${f.workflow_step_id} = n.step, ${f.workflow_step_due_at} = n.day
      from jsonb_to_recordset($1::jsonb) as n(id bigint, step bigint, day date) where ${table}.${f.id} = n.id`,
    values: [JSON.stringify(rows)],
  })
}

/** @throws {Refused} When the lifecycle refuses one of them. */
async function take(
  { records }: FastifyInstance,
  trx: Trx,
  { entity }: Owner,
  { action, some }: { action: 'start' | 'finish'; some: readonly Became[] },
  by: Writer,
): Promise<void> {
  if (some.length === 0) return
  const ids = some.map(({ due }) => due.record)
  const stamps = await stampsOf(ids, entity, trx)
  const targets = ids.map((id, place) => ({ place, id, stamp: stamps.get(id) ?? null }))
  const results = await records.many(trx, entity, { action, values: {} }, targets, by)
  const failed = results.find(({ outcome }) => outcome === 'refused')
  if (failed) throw new Refused(failed.errors[0] ?? { key: 'error.invalid' })
}
