/** Deliveries of webhooks: what happened to the seeded files of clients that ask for it, as the running server tells it. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const a = names('arrangement', 'a')
const d = names('webhook_delivery')
const f = names('collection_file', 'f')
const m = names('message', 'm')
const p = names('payment', 'p')
const r = names('close_reason', 'r')
const t = names('document', 't')
const w = names('webhook', 'w')

const money = (amount: string, currency: string): string =>
  `case when ${amount} is not null then jsonb_build_object('amount', ${amount}, 'currency', ${currency}) end`
const ofFile = `jsonb_build_object('file', ${f.number}, 'fileId', ${f.id}, 'clientReference', ${f.client_reference},
  'outstanding', ${money(f.outstanding, f.outstanding_currency)})`
const amounts = `jsonb_build_object('principal', ${money(f.principal, f.principal_currency)}, 'paid', ${money(f.paid, f.paid_currency)},
  'closeReason', ${r.code}, 'mergedInto', ${f.merged_into_id})`

/** SQL with what happened of one kind: the event, when, to whose file, and its own part of the payload. */
const happened: readonly string[] = [
  `select 'file.created', ${f.created_at}, jsonb_build_object('id', ${f.id}, 'status', 'not_started', 'phase', 'amicable', 'receivedAt', ${f.received_at}, 'source', ${f.source}) || ${amounts}
    || '{"closeReason": null, "mergedInto": null}' from told_file f left join close_reason r on ${r.id} = ${f.close_reason_id}`,
  `select 'file.closed', ${f.closed_at}, jsonb_build_object('id', ${f.id}, 'status', ${f.workflow_status}, 'phase', ${f.phase}, 'closedAt', ${f.closed_at}) || ${amounts}
    from told_file f left join close_reason r on ${r.id} = ${f.close_reason_id} where ${f.closed_at} is not null`,
  `select 'payment.created', ${p.created_at}, jsonb_build_object('id', ${p.id}, 'status', 'booked', 'date', ${p.date}, 'amount', ${money(p.amount, p.amount_currency)},
    'direction', ${p.direction}, 'receivedBy', ${p.received_by}, 'method', ${p.method}) from told_file f join payment p on ${p.file_id} = ${f.id}`,
  `select 'arrangement.created', ${a.created_at}, jsonb_build_object('id', ${a.id}, 'number', ${a.number}, 'status', 'requested', 'total', ${money(a.total, a.total_currency)},
    'frequency', ${a.frequency}, 'startDate', ${a.start_date}) from told_file f join arrangement a on ${a.file_id} = ${f.id}`,
  `select 'arrangement.broken', ${a.broken_at}::timestamptz, jsonb_build_object('id', ${a.id}, 'number', ${a.number}, 'status', 'broken', 'total', ${money(a.total, a.total_currency)},
    'brokenAt', ${a.broken_at}) from told_file f join arrangement a on ${a.file_id} = ${f.id} where ${a.status} = 'broken'`,
  `select 'message.sent', ${m.sent_at}, jsonb_build_object('id', ${m.id}, 'status', 'sent', 'channel', ${m.channel}, 'destination', ${m.destination}, 'sentAt', ${m.sent_at},
    'isFourteenDayLetter', ${m.is_fourteen_day_letter}, 'precasso', null) from told_file f join message m on ${m.file_id} = ${f.id}`,
  `select 'document.added', ${t.created_at}, jsonb_build_object('id', ${t.id}, 'kind', ${t.kind}, 'direction', ${t.direction}, 'mimeType', ${t.mime_type}, 'size', ${t.size},
    'precasso', null) from told_file f join document t on ${t.file_id} = ${f.id} where ${t.visible_to_client}`,
]

/** Newest 3,000 of what was told in 85 days: every twenty-fifth has failed. */
const text = `with told_file as (select f.* from collection_file f where ${f.customer_id} in (select ${w.customer_id} from webhook w)),
  happened (event, at, data, customer_id, file, facts) as (
    ${happened.map((sql) => sql.replace(/ from told_file f/, `, ${f.customer_id}, ${f.number}, ${ofFile} from told_file f`)).join('\n    union all ')}
  ), newest as (
    select h.*, ${w.id} as webhook from happened h join webhook w on ${w.customer_id} = h.customer_id and ${w.events} @> array[h.event]
    where h.at between $1::timestamptz - interval '85 days' and $1 order by h.at desc, h.event, h.data ->> 'id' limit 3000
  ), numbered as (select row_number() over (order by at, event, data ->> 'id') as n, * from newest),
  told as (
    insert into webhook_delivery (${d.id}, ${d.at}, ${d.webhook_id}, ${d.customer_id}, ${d.event}, ${d.file}, ${d.event_id}, ${d.status}, ${d.attempts}, ${d.http_status}, ${d.duration_ms}, ${d.problem}, ${d.tried_at})
    select n, at, webhook, customer_id, event, file, 'msg_' || translate(encode(decode(md5('delivery ' || n), 'hex'), 'base64'), '+/=', '-_'),
      case when n % 25 = 0 then 'failed' else 'delivered' end, case when n % 25 = 0 then 11 when n % 19 = 0 then 2 else 1 end,
      case when n % 50 = 0 then null when n % 25 = 0 then 503 else 200 end, 20 + n * 7919 % 380,
      case when n % 50 = 0 then 'timeout' when n % 25 = 0 then 'status' end, at + interval '2 seconds' from numbered
  )
  insert into webhook_exchange (delivery_id, request, response)
  select n, json_build_object('type', event, 'timestamp', at, 'data', data || facts)::text,
    case when n % 50 = 0 then null when n % 25 = 0 then 'Service Unavailable' else '{"ok":true}' end from numbered`

/** @param asOf The moment of seeding. */
export const insertDeliveries = (trx: Trx, asOf: Date) => trx.query({ text, values: [asOf] })
