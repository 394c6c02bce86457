/** Messages that are due, taken by one process: their walls are checked again, and they become `queued`. */
import type { FastifyInstance } from 'fastify'
import type { Held } from '#domain/gate/letter.ts'
import type { Purpose } from '#domain/gate/purpose.ts'
import { withEnd } from '#domain/messages/departure.ts'
import { localAt } from '#domain/time/local.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Channel, HoldReason } from '#domain/workflow/walls.ts'
import { message } from '#schemas/generated/message.ts'
import type { Trx } from '#server/db/engine.ts'
import { system } from '#server/foundation/writer.ts'
import { mayLeave } from '#server/restored/servedAs.ts'
import { names } from '#server/sql/names.ts'
import { settingByKey } from '#domain/settings/officeSettings.ts'
import { storedSettings } from '#server/foundation/storedSettings.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import type { FileFacts } from './fileFacts.ts'
import { readerKey } from './owner.ts'
import { ownerFacts } from './sources.ts'
import { heldOf, onPaper } from './atGate.ts'
import { heldText } from './heldText.ts'
import { recipientOf } from './recipient.ts'
import { newReference } from './reference.ts'
import { endIfSentOn, leavesAtOf } from './write.ts'

export type Due = {
  id: number
  channel: Channel
  file: number | null
  precasso: number | null
  /** Who owes it too, if that is the reader. */
  coDebtor: number | null
  /** Whether its reader owes nothing on the file any more, or never did. */
  isOfOther: boolean
  destination: 'debtor' | 'client'
  status: string
  to: string
  subject: string
  body: string
  language: MessageLanguage
  step: number | null
  isLetter: boolean
  /** What it says; where nobody knows, it asks for payment. */
  purpose: Purpose
  passed: HoldReason[]
  scheduledAt: string
  reference: string | null
  failReason: string | null
  template: number | null
  /** Client in whose name it leaves; null: the office's. */
  inName: { name: string; email: string | null } | null
}

const m = names('message', 'm')
const own = names('message')
const p = names('precasso', 'p')
const c = names('customer', 'c')
const f = names('collection_file', 'f')
const r = names('debtor', 'r')
const te = names('email_template', 'te')
const tp = names('post_mail_template', 'tp')
const ts = names('sms_template', 'ts')

/** Milliseconds after which a message is taken again that was queued by a process that died. */
export const claimFor = 5 * 60_000

/** SQL for what a message `m` says: as it was written, whatever became of its template since. */
export const purposeOf = `case when ${m.is_fourteen_day_letter} then 'fourteen_day_letter' else coalesce(${m.purpose}, (select ${te.purpose} from email_template te where ${te.id} = ${m.email_template_id}),
    (select ${tp.purpose} from post_mail_template tp where ${tp.id} = ${m.post_mail_template_id}), (select ${ts.purpose} from sms_template ts where ${ts.id} = ${m.sms_template_id}), 'reminder') end`

/** Who is written to, as what he became where records were merged. */
const reader = `(select coalesce(${r.merged_into_id}, ${r.id}) from debtor r where ${r.id} = ${m.debtor_id})`

export const dueColumns = `${m.id}::int as id, ${m.channel}, ${m.file_id}::int as file, ${m.precasso_id}::int as precasso, coalesce(${m.destination}, 'debtor') as destination, ${m.status}, coalesce(${m.to_address}, '') as to,
  coalesce(${m.subject}, '') as subject, coalesce(${m.body}, '') as body, coalesce(${m.language}, 'nl') as language, ${m.step_id}::int as step,
  coalesce(${m.is_fourteen_day_letter}, false) as "isLetter", ${m.scheduled_at} as "scheduledAt", ${m.provider_reference} as reference, ${m.fail_reason} as "failReason",
  coalesce(${m.email_template_id}, ${m.post_mail_template_id}, ${m.sms_template_id})::int as template,
  (select nullif(${reader}, ${f.debtor_id})::int from collection_file f where ${f.id} = ${m.file_id}) as "coDebtor",
  exists (select from collection_file f where ${f.id} = ${m.file_id} and ${reader} <> ${f.debtor_id}
    and ${reader} not in (select x.target_id from collection_file_co_debtors x where x.owner_id = ${f.id})) as "isOfOther", ${purposeOf} as purpose, coalesce(${m.passed}, '{}') as passed,
  (select json_build_object('name', coalesce(${c.trade_name}, ${c.company}), 'email', ${c.email}) from precasso p join customer c on ${c.id} = ${p.customer_id}
    where ${p.id} = ${m.precasso_id} and ${p.branding} = 'client') as "inName"`

/** Letters are taken by the job that hands them over; a queued one belongs to its batch. */
const dueOf: Readonly<Record<'electronic' | 'post', string>> = {
  electronic: `${m.channel} <> 'post' and ${m.status} in ('approved', 'scheduled', 'queued')`,
  post: `${m.channel} = 'post' and ${m.status} in ('approved', 'scheduled')`,
}

type Taking = { now: number; most: number; batch?: (first: number) => string }

/**
 * @param batch For letters: the reference of all of them, by the id of the first.
 * @returns Those that may leave, in the order in which they are due; `isLast`: no others are.
 */
export async function takeDue(
  app: FastifyInstance,
  trx: Trx,
  kind: 'electronic' | 'post',
  { now, most, batch }: Taking,
): Promise<{ taken: Due[]; isLast: boolean }> {
  const { rows } = await trx.query<Due>({
    name: `messages-due-${kind}`,
    text: `select ${dueColumns} from message m where ${dueOf[kind]} and ${m.scheduled_at} <= $1 and ${mayLeave}
      order by ${m.scheduled_at}, ${m.id} limit $2 for update skip locked`,
    values: [new Date(now).toISOString(), most],
  })
  const isLast = rows.length < most
  if (rows.length === 0) return { taken: [], isLast }
  const by = system('messages')
  const check = await judging(trx, rows, now)
  const taken: Due[] = []
  for (const due of rows) {
    const { held, later, body } = check(due)
    if (held) await stop(app, trx, due, held)
    else if (later !== undefined)
      await app.records.update(trx, message, due.id, { scheduledAt: new Date(later).toISOString() }, by)
    else taken.push({ ...due, body })
  }
  const [first] = taken
  const ofBatch = batch && first ? batch(first.id) : undefined
  const reference = (due: Due) => ofBatch ?? due.reference ?? newReference(app.config, due.id)
  const marked = taken.map((due) => ({ ...due, reference: reference(due) }))
  await mark(trx, marked, now)
  const fresh = marked.filter(({ status }) => status !== 'queued')
  await queue(app, trx, fresh)
  return { taken: marked, isLast }
}

/** Stops a message with a reason for people. One that may have left already is not called off: it fails. */
async function stop(app: FastifyInstance, trx: Trx, { id, status }: Due, held: Held): Promise<void> {
  const failReason = heldText(held)
  const by = system('messages')
  await app.records.take(trx, message, id, status === 'queued' ? 'fail' : 'cancel', { failReason }, by)
  await app.records.update(trx, message, id, { hold: held.hold }, by)
}

/** The reference comes before the carrier is called: after a crash the same one is used again. */
async function mark({ query }: Trx, marked: readonly Due[], now: number): Promise<void> {
  await query({
    name: 'messages-mark',
    text: `update message set ${own.provider_reference} = n.reference, ${own.scheduled_at} = $2, ${own.body} = n.body
      from jsonb_to_recordset($1::jsonb) as n(id bigint, reference text, body text) where message.id = n.id`,
    values: [
      JSON.stringify(marked.map(({ id, reference, body }) => ({ id, reference, body }))),
      new Date(now + claimFor).toISOString(),
    ],
  })
}

async function queue(app: FastifyInstance, trx: Trx, fresh: readonly Due[]): Promise<void> {
  if (fresh.length === 0) return
  const { rows } = await trx.query<{ id: number; stamp: number }>({
    text: `select ${m.id}::int as id, ${m.version} as stamp from message m where ${m.id} = any($1::bigint[])`,
    values: [fresh.map(({ id }) => id)],
  })
  const targets = rows.map(({ id, stamp }, place) => ({ place, id, stamp }))
  const results = await app.records.many(trx, message, { action: 'queue', values: {} }, targets, system('messages'))
  const refused = results.find(({ outcome }) => outcome === 'refused')
  if (refused) throw new Error(`Message ${refused.id} could not be queued: ${refused.errors.join(' ')}`)
}

type Checked = { held?: Held; later?: number; body: string }

/** @returns What becomes of each: it may leave, leaves later, or not at all. */
export async function judging(
  trx: Pick<Trx, 'query'>,
  list: readonly Due[],
  now: number,
): Promise<(due: Due) => Checked> {
  const today = todayAt(now)
  const owners = await ownerFacts(trx, list, today)
  const days = await holidays(trx)
  const stored = await storedSettings(trx)
  const text = (key: string): string => String(stored.get(key)?.value ?? settingByKey.get(key)?.fallback ?? '')
  const window = { from: text('sending.windowFrom'), until: text('sending.windowUntil') }
  const moment = { today, wkiUntil: text('wki.validUntil') || null, wkiStops: text('wki.messagesStop') === 'true' }
  return (due) => {
    const { body, channel, destination, purpose } = due
    const facts = owners.get(readerKey(due))
    if (!facts || (due.isOfOther && destination === 'debtor')) return { held: { hold: 'manual', note: 'file' }, body }
    const outgoing = {
      channel,
      destination,
      purpose,
      isStep: due.step !== null,
      ...standing(due, facts),
      ...onPaper(due),
    }
    const held = isForAnother(due, facts) ?? heldOf(facts, outgoing, { ...moment, passes: new Set(due.passed) })
    if (held) return { held, body }
    const later = leavesAtOf({ channel, destination }, { holidays: days, window }, now)
    if (later > now) return { later, body }
    if (!due.isLetter) return { body }
    const end = (at: string) => endIfSentOn(channel, at, { holidays: days })
    return { body: withEnd(body, end(localAt(Date.parse(due.scheduledAt))), end(localAt(now)), due.language) }
  }
}

/** What was written to the debtor does not go to him once somebody else speaks for him. */
function isForAnother({ channel, destination, to, language }: Due, facts: FileFacts): Held | undefined {
  if (destination === 'client' || facts.debtor.representative === null) return undefined
  const { address } = recipientOf(facts, { channel, destination }, language)
  return address === to ? undefined : { hold: 'manual', note: 'represented' }
}

/** The address that was chosen must still be one that may be used; post goes to the address as it was then. */
function standing({ channel, destination, to, language }: Due, facts: FileFacts) {
  if (destination === 'client') return { address: to || null, isStopped: false }
  if (facts.debtor.representative) return { address: to || null, isStopped: false }
  const own = facts.debtor.contacts.find(({ value }) => value === to)
  const now = recipientOf(facts, { channel, destination }, language)
  if (channel === 'post' || !own) return { ...now, address: now.address === null ? null : to || null }
  const isStopped = own.isStopped || (channel === 'email' ? facts.debtor.isMailStopped : facts.debtor.isPhoneStopped)
  return { address: own.isUsable ? to : null, isStopped }
}
