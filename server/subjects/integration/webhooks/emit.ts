/**
 * The deliveries of events, written before the commit of what happened: one look at who wants them, and one
 * statement for all of a transaction, whether it wrote one file or a thousand.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { WebhookEvent } from './webhookEvent.ts'

type Wanted = { webhook: number; customer: number; events: string[] }
/** Facts of a file as they are at the end: a payment has settled by then. */
type File = { id: number; number: string; clientReference: string | null } & Record<
  'outstanding' | 'principal' | 'paid' | 'fileStatus' | 'closeReason' | 'mergedInto',
  unknown
>

const c = names('customer', 'c')
const d = names('webhook_delivery')
const a = names('webhook_delivery', 'a')
const f = names('collection_file', 'f')
const r = names('close_reason', 'r')
const s = names('file_status', 's')
const w = names('webhook', 'w')

const wantedText = `select ${w.id}::int as webhook, ${w.customer_id}::int as customer, ${w.events} as events
  from webhook w join customer c on ${c.id} = ${w.customer_id} and ${c.active}
  where ${w.customer_id} = any($1::bigint[]) and ${w.active} and ${w.events} && $2::text[] and ${w.secret_at} is not null`

const money = (amount: string, currency: string, as: string): string =>
  `case when ${amount} is not null then jsonb_build_object('amount', ${amount}, 'currency', ${currency}) end as ${as}`
const filesText = `select ${f.id}::int as id, ${f.number}, ${f.client_reference} as "clientReference",
    ${money(f.outstanding, f.outstanding_currency, 'outstanding')}, ${money(f.principal, f.principal_currency, 'principal')},
    ${money(f.paid, f.paid_currency, 'paid')}, ${s.code} as "fileStatus", ${r.code} as "closeReason",
    ${f.merged_into_id}::int as "mergedInto"
  from collection_file f left join file_status s on ${s.id} = ${f.file_status_id} left join close_reason r on ${r.id} = ${f.close_reason_id}
  where ${f.id} = any($1::bigint[])`

const insertText = `with told as (
    select * from jsonb_to_recordset($2::jsonb) as n(webhook bigint, customer bigint, event text, event_id text, file text, body text)
  ), added as (
    insert into webhook_delivery as a (${d.at}, ${d.webhook_id}, ${d.customer_id}, ${d.event}, ${d.event_id}, ${d.file}, ${d.next_try_at})
    select $1, n.webhook, n.customer, n.event, n.event_id, n.file, $1 from told n
    returning ${a.id}, ${a.webhook_id}, ${a.event_id}
  ), kept as (
    insert into webhook_exchange (delivery_id, request)
    select ${a.id}, n.body from added a join told n on n.webhook = ${a.webhook_id} and n.event_id = ${a.event_id}
  )
  select ${a.id}::int as delivery, ${a.webhook_id}::int as webhook from added a`

/** Writes the deliveries of all that happened in a transaction. */
export async function tellWebhooks(
  { jobs, now }: Pick<FastifyInstance, 'jobs' | 'now'>,
  all: readonly WebhookEvent[],
  trx: Trx,
): Promise<void> {
  const wanted = await trx.query<Wanted>({
    text: wantedText,
    values: [[...new Set(all.map(({ customer }) => customer))], [...new Set(all.map(({ event }) => event))]],
  })
  const told = all
    .map((one) => ({ ...one, by: wanted.rows.filter((hook) => isFor(hook, one)) }))
    .filter(({ by }) => by.length > 0)
  if (told.length === 0) return
  const files = await filesOf(told, trx)
  const at = new Date(now()).toISOString()
  const rows = told.flatMap(({ event, customer, file, number = null, data, by }) => {
    const of = file ? files.get(file) : undefined
    // Made and deleted in the same transaction.
    if (file && !of) return []
    const event_id = newEventId()
    const body = JSON.stringify({ type: event, timestamp: at, data: { ...data, ...factsFor(event, of) } })
    return by.map(({ webhook }) => ({ webhook, customer, event, event_id, file: of?.number ?? number, body }))
  })
  const added = await trx.query<{ delivery: number; webhook: number }>({
    text: insertText,
    values: [at, JSON.stringify(rows)],
  })
  await jobs.enqueueAll(trx, 'webhook.deliver', added.rows)
}

/** 128 random bits, by which the receiver recognises repetitions. */
export const newEventId = (): string => `msg_${randomBytes(16).toString('base64url')}`

const isFor = ({ customer, events }: Wanted, one: WebhookEvent): boolean =>
  customer === one.customer && events.includes(one.event)

async function filesOf(told: readonly WebhookEvent[], trx: Trx): Promise<Map<number, File>> {
  const ids = new Set(told.flatMap(({ file }) => file ?? []))
  if (ids.size === 0) return new Map()
  const { rows } = await trx.query<File>({ text: filesText, values: [[...ids]] })
  return new Map(rows.map((one) => [one.id, one]))
}

/** Says of which file, and of an event of the file itself its amounts and the office’s own status too. */
function factsFor(event: string, found: File | undefined): object {
  if (!found) return {}
  const { id: fileId, number: file, clientReference, outstanding, ...own } = found
  const facts = { file, fileId, clientReference, outstanding }
  return event.startsWith('file.') ? { ...facts, ...own } : facts
}
