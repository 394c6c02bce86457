/**
 * Writes messages to debtors and clients from templates, of many files at once: each is checked, filled in with the values of
 * its file, and stored. It leaves by the job `messages.send`, which checks again.
 */
import type { FastifyInstance } from 'fastify'
import type { Held } from '#domain/gate/letter.ts'
import type { Channel } from '#domain/workflow/walls.ts'
import { message } from '#schemas/generated/message.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { noteUnwritten, toCoDebtors } from './coDebtors.ts'
import { recentKey, sourcesOf, type Sources } from './sources.ts'
import { templateKinds } from './templates.ts'
import { writeMessage, type Asked, type Written } from './write.ts'

export type Composition = Asked & {
  /** Key that makes it once: the same key again is the same message. At most 120 characters. */
  key: string
  run?: number | null
  addsCollectionCosts?: boolean
  requiresApproval?: boolean
  by: Writer
  /** Why a person set reasons aside. */
  passReason?: string
  /** Words of a person who read the draft, instead of those of the template. */
  edited?: { subject?: string; body?: string; segments?: number }
}
export type Composed = { message: number } | Held

type Database = Pick<Engine, 'query'>

const m = names('message')
const columns = [
  'key',
  'channel',
  'file',
  'precasso',
  'customer',
  'debtor',
  'destination',
  'emailTemplate',
  'postMailTemplate',
  'smsTemplate',
  'templateVersion',
  'purpose',
  'language',
  'to',
  'subject',
  'body',
  'step',
  'run',
  'isFourteenDayLetter',
  'announcedCosts',
  'passed',
  'passReason',
  'status',
  'scheduledAt',
  'segments',
]

/** The same checks as `compose`, for a dry run. @returns By key; undefined: it would be written. */
export async function judge(
  app: FastifyInstance,
  database: Database,
  list: readonly Omit<Composition, 'by'>[],
  now: number,
): Promise<Map<string, Held | undefined>> {
  const sources = await sourcesOf(app, database, list, now)
  return new Map(
    list.map((one) => {
      const written = writeMessage(one, sources, now)
      return [one.key, 'hold' in written ? written : undefined]
    }),
  )
}

/**
 * @param now Milliseconds since 1970.
 * @returns By key: the message, also one of that key that was there, or why there is none.
 */
export async function compose(
  app: FastifyInstance,
  trx: Trx,
  list: readonly Composition[],
  now: number,
): Promise<Map<string, Composed>> {
  const composed = new Map<string, Composed>(await storedOf(trx, list))
  const wanted = list.filter(({ key }) => !composed.has(key))
  if (wanted.length === 0) return inOrder(list, composed)
  const sources = await sourcesOf(app, trx, wanted, now)
  const recent = new Set(sources.recent)
  const drafts: { one: Composition; body: Body }[] = []
  let isDue = false
  const draft = (some: readonly Composition[], from: Sources) => {
    for (const one of some) {
      const written = writeMessage(one, { ...from, recent }, now)
      if ('hold' in written) {
        composed.set(one.key, written)
        continue
      }
      recent.add(recentKey(one))
      isDue ||= one.requiresApproval !== true && written.leavesAt <= now
      drafts.push({ one, body: draftOf(one, written) })
    }
  }
  draft(wanted, sources)
  const others = toCoDebtors(
    drafts.map(({ one }) => one),
    sources,
  )
  if (others.length > 0) {
    const ofOthers = await sourcesOf(app, trx, others, now)
    draft(others, ofOthers)
    await noteUnwritten(app, trx, heldIn(others, composed), { ...ofOthers, now })
  }
  for (const [by, some] of Map.groupBy(drafts, ({ one }) => one.by)) await store(app, trx, some, by)
  for (const [key, stored] of await storedOf(
    trx,
    drafts.map(({ one }) => one),
  ))
    composed.set(key, stored)
  if (isDue) await app.jobs.enqueue(trx, 'messages.send', {})
  if (drafts.some(({ one }) => one.channel === 'post' && one.requiresApproval === true))
    await app.jobs.enqueue(trx, 'messages.print', {})
  return inOrder(list, composed)
}

const heldIn = (list: readonly Composition[], composed: ReadonlyMap<string, Composed>) =>
  list.flatMap((one) => {
    const found = composed.get(one.key)
    return found && 'hold' in found ? [{ one, held: found }] : []
  })

const inOrder = (list: readonly { key: string }[], composed: ReadonlyMap<string, Composed>): Map<string, Composed> =>
  new Map(
    list.flatMap(({ key }) => {
      const found = composed.get(key)
      return found ? [[key, found] as const] : []
    }),
  )

async function storedOf({ query }: Trx, list: readonly { key: string }[]): Promise<[string, Composed][]> {
  if (list.length === 0) return []
  const { rows } = await query<{ key: string; id: number }>({
    name: 'messages-by-key',
    text: `select ${m.key}, ${m.id}::int as id from message where ${m.key} = any($1::text[])`,
    values: [list.map(({ key }) => key)],
  })
  return rows.map(({ key, id }) => [key, { message: id }])
}

function draftOf(one: Composition, { facts, leavesAt, announced, purpose, passed, ...written }: Written): Body {
  const { channel, template, requiresApproval } = one
  const propertyOf = (of: Channel) => (of === channel ? template : null)
  return {
    key: one.key,
    channel,
    file: one.file,
    precasso: one.precasso ?? null,
    customer: facts.customer.id,
    destination: one.destination,
    debtor: one.destination === 'debtor' ? facts.debtor.id : null,
    [templateKinds.email.property]: propertyOf('email'),
    [templateKinds.post.property]: propertyOf('post'),
    [templateKinds.sms.property]: propertyOf('sms'),
    templateVersion: written.templateVersion,
    purpose,
    language: written.language,
    to: written.to,
    subject: written.subject.slice(0, 400),
    body: written.body,
    segments: written.segments,
    // The law says what stands in a 14-day letter, so nobody words it otherwise.
    ...(purpose !== 'fourteen_day_letter' && one.edited),
    step: one.step ?? null,
    run: one.run ?? null,
    isFourteenDayLetter: purpose === 'fourteen_day_letter' && one.destination === 'debtor',
    announcedCosts: announced === null ? null : { amount: announced, currency: facts.currency },
    passed: [...passed],
    passReason: passed.length > 0 ? (one.passReason ?? null) : null,
    status: requiresApproval === true ? 'draft' : 'scheduled',
    scheduledAt: new Date(leavesAt).toISOString(),
  }
}

/** Stores messages. If another process wrote one of the same key meanwhile, that one counts. */
async function store(app: FastifyInstance, trx: Trx, drafts: readonly { body: Body }[], by: Writer): Promise<void> {
  const rows = drafts.map(({ body }, place) => ({ place, id: null, stamp: null, bodyOf: () => body }))
  const results = await app.records.rows(trx, message, rows, columns, by)
  const keys = results.flatMap(({ refusal, place }) => (refusal ? [drafts[place]?.body.key] : []))
  if (keys.length === 0) return
  const stored = new Set(
    (
      await storedOf(
        trx,
        drafts.map(({ body }) => ({ key: String(body.key) })),
      )
    ).map(([key]) => key),
  )
  const refusal = results.find((one) => one.refusal && !stored.has(String(drafts[one.place]?.body.key)))?.refusal
  if (refusal) throw refusal
}
