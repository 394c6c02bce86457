/** Steps that ask a person to do something. */
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { Action, ActionContext } from './action.ts'

type Item = { subject: number; priority: 'low' | 'normal' | 'high' }

const s = names('agenda_subject', 's')
const f = names('collection_file', 'f')
const u = names('app_user', 'u')
const t = names('team', 't')

/** @param code The subject where the step names none. */
export const addItem =
  (code: string): Action =>
  async (tasks, { app, trx, today, step, by }) => {
    const item = await itemOf(trx, step.agendaSubject, code)
    if (!item) return new Map(tasks.map(({ record }) => [record, { hold: 'template_error' }]))
    const rows = await handlersOf(trx, tasks)
    const results = await app.records.rows(
      trx,
      agendaItem,
      tasks.map(({ record: file, customer }, place) => ({
        place,
        id: null,
        stamp: null,
        bodyOf: () => ({ ...item, ...rows.get(file), file, customer, date: today, source: 'workflow' }),
      })),
      ['file', 'customer', 'date', 'subject', 'priority', 'assignedTo', 'team', 'source'],
      by,
    )
    return new Map(
      results.map(({ id, place, refusal }) => {
        if (refusal || id === null) throw refusal ?? new Error('An agenda item was not stored.')
        return [tasks[place]?.record ?? 0, { agendaItem: id }]
      }),
    )
  }

async function itemOf({ query }: Trx, subject: number | null, code: string): Promise<Item | undefined> {
  const { rows } = await query<Item>({
    text: `select ${s.id}::int as subject, coalesce(${s.priority}, 'normal') as priority from agenda_subject s
      where ${s.active} and (${s.id} = $1 or ($1::bigint is null and ${s.code} = $2))`,
    values: [subject, code],
  })
  return rows[0]
}

type Handlers = { assignedTo: number | null; team: number | null }

/** People who handle a file, and so do what an item asks. */
async function handlersOf(
  { query }: ActionContext['trx'],
  tasks: Parameters<Action>[0],
): Promise<ReadonlyMap<number, Handlers>> {
  const { rows } = await query<Handlers & { file: number }>({
    text: `select ${f.id}::int as file, case when ${u.active} then ${f.case_manager_id}::int end as "assignedTo", case when ${t.active} then ${f.team_id}::int end as team
      from collection_file f left join app_user u on ${u.id} = ${f.case_manager_id} and ${u.kind} = 'employee' left join team t on ${t.id} = ${f.team_id}
      where ${f.id} = any($1::bigint[])`,
    values: [tasks.map(({ record }) => record)],
  })
  return new Map(rows.map(({ file, ...handlers }) => [file, handlers]))
}
