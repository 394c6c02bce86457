/**
 * All that happened on a file, as one statement: bookings, the letter, disputes, arrangements, states, messages, documents,
 * steps, and what the audit says was changed. It runs as the server, so each source names what people of a client may see of it.
 */
import { names } from '#server/sql/names.ts'
import { auditSource } from './auditSource.ts'
import { booking, line, local, type Group } from './source.ts'
import { documentSource, messageSource, ofClient, stepSource } from './workSources.ts'

/** `data`: what its words need; `name`: the entity and its text. */
export type Happened = {
  group: Group
  kind: string
  day: string
  at: string | null
  by: string | null
  entity: string
  record: number
  cents: number | null
  isReversed: boolean
  data: Readonly<Record<string, unknown>>
  audit: number | null
}

const f = names('collection_file', 'f')
const c = names('claim', 'c')
const p = names('payment', 'p')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')
const w = names('write_off', 'w')
const d = names('dispute', 'd')
const g = names('arrangement', 'g')
const n = names('interruption_event', 'n')
const x = names('insolvency_event', 'x')
const r = names('close_reason', 'r')
const o = names('file_log', 'o')

/** Newest entry of a key that nothing has reversed. */
const standing = (alias: string) =>
  `${alias}.reverses is null and not exists (select from ledger_entry v where v.reverses = ${alias}.id)`
const settled = (
  key: string,
) => `(select json_object_agg(o.account, o.cents) from (select q.account, -sum(q.cents)::float8 as cents
    from ledger_entry e join ledger_posting q on q.entry_id = e.id where e.file_id = $1 and e.key = ${key} and ${standing('e')} group by q.account) o)`

const ofEverybody: readonly string[] = [
  line({
    group: 'money',
    kind: `case when ${c.type} = 'credit_note' then 'credit' else 'claim' end`,
    entity: 'claim',
    day: c.invoice_date,
    at: c.created_at,
    by: c.created_by_id,
    record: c.id,
    cents: c.amount,
    data: { number: c.number, due: c.due_date, description: c.description },
    from: 'claim c',
    where: `${c.file_id} = $1`,
  }),
  ...booking({
    table: 'payment p',
    entity: 'payment',
    alias: p,
    cents: p.amount,
    kind: `case when ${p.direction} = 'out' then 'refund' else 'payment' end`,
    data: {
      method: p.method,
      receivedBy: p.received_by,
      description: p.description,
      settled: settled(`'payment ' || ${p.id}`),
    },
  }),
  ...booking({
    table: 'write_off w',
    entity: 'write-off',
    alias: w,
    reason: w.reverse_reason,
    cents: w.amount,
    kind: `'write_off'`,
    data: { component: w.component, description: w.reason },
  }),
  line({
    group: 'money',
    kind: `'allocation'`,
    entity: 'file',
    record: '$1::bigint',
    day: 'e.day',
    at: 'e.booked_at',
    cents: `(select sum(q.cents) from ledger_posting q where q.entry_id = e.id and q.account = 'overpayment')`,
    data: { settled: settled('e.key') },
    from: 'ledger_entry e',
    where: `e.file_id = $1 and e.kind = 'allocation' and ${standing('e')}`,
  }),
  line({
    group: 'letters',
    kind: `'letterSent'`,
    entity: 'file',
    record: f.id,
    day: f.fourteen_day_sent,
    at: 'null::timestamptz',
    data: { end: f.fourteen_day_end },
    from: 'collection_file f',
    where: `${f.id} = $1 and ${f.fourteen_day_sent} is not null`,
  }),
  line({
    group: 'letters',
    kind: `'letterEnded'`,
    entity: 'file',
    record: f.id,
    day: f.fourteen_day_end,
    at: 'null::timestamptz',
    data: { state: f.fourteen_day_state },
    from: 'collection_file f',
    where: `${f.id} = $1 and ${f.fourteen_day_end} < $2::date and ${f.fourteen_day_state} in ('expired_unpaid', 'paid_in_time')`,
  }),
  line({
    group: 'disputes',
    kind: `'disputeOpened'`,
    entity: 'dispute',
    record: d.id,
    day: d.opened_at,
    at: d.created_at,
    by: d.created_by_id,
    data: { of: d.kind, description: d.text },
    from: 'dispute d',
    where: `${d.file_id} = $1`,
  }),
  line({
    group: 'disputes',
    kind: `'disputeClosed'`,
    entity: 'dispute',
    record: d.id,
    day: local(d.closed_at),
    at: d.closed_at,
    data: { of: d.kind, status: d.status, description: d.outcome },
    from: 'dispute d',
    where: `${d.file_id} = $1 and ${d.closed_at} is not null`,
  }),
  line({
    group: 'arrangements',
    kind: `'arrangementMade'`,
    entity: 'arrangement',
    record: g.id,
    day: local(`coalesce(${g.created_at}, ${g.start_date})`),
    at: g.created_at,
    by: g.created_by_id,
    cents: g.total,
    data: { number: g.number, terms: g.terms, frequency: g.frequency, start: g.start_date },
    from: 'arrangement g',
    where: `${g.file_id} = $1`,
  }),
  line({
    group: 'arrangements',
    kind: `case when ${g.status} = 'rejected' then 'arrangementRejected' else 'arrangementAccepted' end`,
    entity: 'arrangement',
    record: g.id,
    day: local(g.decided_at),
    at: g.decided_at,
    by: g.decided_by_id,
    data: { number: g.number },
    from: 'arrangement g',
    where: `${g.file_id} = $1 and ${g.decided_at} is not null`,
  }),
  line({
    group: 'arrangements',
    kind: `'arrangementBroken'`,
    entity: 'arrangement',
    record: g.id,
    day: local(g.broken_at),
    at: g.broken_at,
    data: { number: g.number, description: g.reason },
    from: 'arrangement g',
    where: `${g.file_id} = $1 and ${g.broken_at} is not null`,
  }),
  line({
    group: 'letters',
    kind: `'interruption'`,
    entity: 'interruption-event',
    record: n.id,
    day: n.date,
    at: n.created_at,
    by: n.created_by_id,
    data: { of: n.kind, number: c.number, description: n.note },
    from: `interruption_event n join claim c on ${c.id} = ${n.claim_id}`,
    where: `${n.file_id} = $1 and ${n.kind} <> 'payment'`,
  }),
  line({
    group: 'state',
    kind: `'received'`,
    entity: 'file',
    record: f.id,
    day: f.received_at,
    at: f.created_at,
    by: f.created_by_id,
    data: { source: f.source },
    from: 'collection_file f',
    where: `${f.id} = $1`,
  }),
  line({
    group: 'state',
    kind: `'closed'`,
    entity: 'file',
    record: f.id,
    day: local(f.closed_at),
    at: f.closed_at,
    data: { reason: r.name },
    from: `collection_file f left join close_reason r on ${r.id} = ${f.close_reason_id}`,
    where: `${f.id} = $1 and ${f.closed_at} is not null`,
  }),
]

const costs = (where?: string) =>
  booking({
    table: `cost_line l join cost_type t on ${t.id} = ${l.cost_type_id}`,
    entity: 'cost-line',
    alias: l,
    kind: `'cost'`,
    cents: `${l.amount} + coalesce(${l.vat_amount}, 0)`,
    data: { of: t.name, chargeTo: l.charge_to, description: l.description },
    ...(where !== undefined && { where }),
  })

/** Log entries, without those by the system: the same events come from the other sources of the timeline. */
const said = (where: string) =>
  line({
    group: 'log',
    kind: `'logged'`,
    entity: 'file-log',
    record: o.id,
    day: local(o.at),
    at: o.at,
    by: o.user_id,
    data: { subject: o.subject, channel: o.channel },
    from: 'file_log o',
    where: `${o.file_id} = $1 and coalesce(${o.channel}, '') <> 'system' and ${where}`,
  })

const ofStaff: readonly string[] = [
  ...ofEverybody,
  said('true'),
  ...costs(),
  line({
    group: 'state',
    kind: `'protected'`,
    entity: 'insolvency-event',
    record: x.id,
    day: x.start_date,
    at: x.created_at,
    by: x.created_by_id,
    data: { of: x.kind, description: x.reference },
    from: `insolvency_event x join collection_file f on ${f.debtor_id} = ${x.debtor_id}`,
    where: `${f.id} = $1`,
  }),
  line({
    group: 'state',
    kind: `'protectionEnded'`,
    entity: 'insolvency-event',
    record: x.id,
    day: x.end_date,
    at: 'null::timestamptz',
    data: { of: x.kind },
    from: `insolvency_event x join collection_file f on ${f.debtor_id} = ${x.debtor_id}`,
    where: `${f.id} = $1 and ${x.end_date} <= $2::date`,
  }),
  messageSource,
  documentSource('true'),
  stepSource,
  auditSource,
]
const ofClients: readonly string[] = [
  ...ofEverybody,
  said(o.visible_to_client),
  documentSource(ofClient),
  ...costs(`${l.charge_to} in ('debtor', 'client')`),
]

const asked = (
  sources: readonly string[],
) => `with happened ("group", kind, day, at, by, entity, record, cents, reversed, data, audit) as (${sources.join('\n union all ')})
  select "group", kind, day::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, by, entity, record::int as record, cents::float8 as cents,
      reversed as "isReversed", data, audit::int as audit, (count(*) over ())::int as total
    from happened where day is not null and ($3::text[] is null or "group" = any($3))
    order by day desc, at desc nulls last, kind, record desc limit $4 offset $5`

/** `$1`: the file; `$2`: today; `$3`: groups, or null; `$4`, `$5`: the page. */
export const statements = { staff: asked(ofStaff), client: asked(ofClients) }
