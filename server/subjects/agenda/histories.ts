/** Histories of the items of a file: the lines of the audit about them. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { forServer } from '#server/db/outsider.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { callOf } from '#server/records/call.ts'
import { auditedChanges } from '#server/records/log/auditedChanges.ts'
import { names } from '#server/sql/names.ts'

const i = names('agenda_item', 'i')

type Values = Record<string, unknown>
export type History = {
  id: number
  item: number
  at: string
  user: { id: number | null; name: string } | null
  action: string
  from: Values
  to: Values
  note: string | null
}

const values = { type: 'object', additionalProperties: true, description: 'Of what changed, by name.' }

export const historyShape = whole({
  id: { type: 'integer' },
  item: { type: 'integer' },
  at: { type: 'string', format: 'date-time' },
  user: {
    type: ['object', 'null'],
    description: 'null: the program.',
    required: ['id', 'name'],
    properties: { id: { type: ['integer', 'null'] }, name: { type: 'string' } },
  },
  action: { type: 'string', description: '`create`, `update`, or the name of an action.' },
  from: values,
  to: values,
  note: { type: ['string', 'null'], description: 'Where one was written along.' },
})

/** @returns The last thousand, the latest first; without values for people who may not look back. */
export async function historiesOf(
  { engine, now }: Pick<FastifyInstance, 'engine' | 'now'>,
  request: Pick<FastifyRequest, 'access' | 'id' | 'method' | 'routeOptions'>,
  file: number,
): Promise<History[]> {
  const { rows } = await forServer(() =>
    engine.query<Omit<History, 'from' | 'to' | 'note'>>({ text: lines, values: [file] }),
  )
  const asking = { engine, entities: entityByName, access: request.access, now: now(), call: callOf(request) }
  const found = await auditedChanges(
    rows.map(({ id }) => ({ id, entity: agendaItem.name })),
    asking,
  )
  return rows.map((row): History => {
    const changes = found.get(row.id) ?? []
    const side = (which: 'from' | 'to') => Object.fromEntries(changes.map((one) => [one.property, one[which]]))
    const to = side('to')
    return { ...row, from: side('from'), to, note: typeof to.note === 'string' ? to.note : null }
  })
}

const lines = `select a.id::int as id, a.record_id::int as item,
    to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.action,
    case when a.actor_id is not null or a.actor_name not like 'system:%'
      then json_build_object('id', a.actor_id, 'name', a.actor_name) end as "user"
  from audit_log a where a.entity = 'agenda-item' and a.record_id in (select ${i.id} from agenda_item i where ${i.file_id} = $1)
  order by a.id desc limit 1000`
