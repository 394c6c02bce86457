/**
 * Takes an e-mail in: once, however often it is offered. Its bytes are kept first, then one transaction writes its record, with the
 * file that it seems to belong to and what it seems to be about.
 */
import type { FastifyInstance } from 'fastify'
import { excerptOf } from '#domain/incomingMail/ownText.ts'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { NotRead, type ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'
import { takeBounce } from './bounce.ts'
import { judgeMail } from './judgeMail.ts'
import { readMail } from './readMail.ts'

/** Mail as a server offers it. `raw`: null: it is too large, and was not fetched. */
export type Offered = {
  mailbox: number | null
  /** Key that makes it once: mailbox, generation of its folder and number there. */
  key: string
  raw: Buffer | null
  /** Milliseconds since 1970 at which the server got it. */
  receivedAt?: number
  /** Milliseconds since 1970 of the file, where no server says when it got it. */
  writtenAt?: number
  /** Bytes of one that was not fetched. */
  size?: number
  /** Headers in the server's list, for a mail that is not read. */
  listed?: { from: string; subject: string; messageId: string | null }
}

const e = names('incoming_email')
const a = names('incoming_email', 'a')
const f = names('collection_file')

/**
 * @param alongside Written in the same transaction, also where the mail was known.
 * @returns The new record; undefined: it was there already.
 */
export async function takeIn(
  app: FastifyInstance,
  offered: Offered,
  alongside: (trx: Trx) => Promise<unknown> = async () => {},
): Promise<number | undefined> {
  if (await isKnown(app.engine, offered.key)) {
    await app.engine.transaction(alongside)
    return undefined
  }
  const read = offered.raw === null ? undefined : await readOrProblem(app, offered.raw, offered)
  const kept = offered.raw === null ? null : (await app.storage.put(offered.raw)).sha256
  return app.engine.transaction(async (trx) => {
    const id = (await isKnown(trx, offered.key)) ? undefined : await store(app, trx, offered, read, kept)
    await alongside(trx)
    return id
  })
}

/** What is told of an e-mail that cannot be read, and what of it is seen. */
type Unreadable = { problem: string; from: string; subject: string }

async function readOrProblem(
  app: FastifyInstance,
  raw: Buffer,
  { key, listed }: Offered,
): Promise<ReadMail | Unreadable> {
  try {
    return await readMail(raw)
  } catch (error) {
    if (!(error instanceof NotRead)) throw error
    app.log.error({ key, size: raw.length, why: error.why, error: error.cause }, 'an e-mail was put aside unread')
    // Loaded for those that cannot be read.
    const { seenIn } = await import('#server/subjects/incomingMail/reading/addresses.ts')
    const seen = seenIn(raw)
    const problem = problemText(error.why, raw.length)
    return { problem, from: listed?.from || seen.from, subject: seen.subject || listed?.subject || '' }
  }
}

/** In the language of the office, because it is stored. @param size Bytes. */
const problemText = (why: NotRead['why'] | 'size' | 'sizeInFolder', size: number): string => {
  const mb = (size / 1_000_000).toFixed(1).replace('.', ',')
  return say(defaultLocale, { key: `emailImport.notRead.${why}`, values: { mb } }).slice(0, 400)
}

async function isKnown({ query }: Pick<Trx, 'query'>, key: string): Promise<boolean> {
  const { rows } = await query({
    name: 'email-by-key',
    text: `select from incoming_email where ${e.key} = $1`,
    values: [key],
  })
  return rows.length > 0
}

async function store(
  app: FastifyInstance,
  trx: Trx,
  given: Offered,
  read: ReadMail | Unreadable | undefined,
  raw: string | null,
): Promise<number | undefined> {
  const { key, mailbox } = given
  const by = system('incomingMail')
  if (read === undefined || 'problem' in read) {
    const size = given.size ?? given.raw?.length ?? 0
    const seen = {
      problem: read?.problem ?? problemText(mailbox === null ? 'sizeInFolder' : 'size', size),
      from: (read?.from ?? given.listed?.from ?? '').slice(0, 254) || null,
      subject: (read?.subject ?? given.listed?.subject ?? '').slice(0, 400) || null,
      messageId: given.listed?.messageId?.slice(0, 250) ?? null,
    }
    const own = { key, mailbox, raw, size, receivedAt: arrival(given, undefined, app.now()) }
    return (await app.records.create(trx, incomingEmail, { ...own, ...seen }, by)).id
  }
  if (await isTwin(trx, read)) return undefined
  const { values, suggestion, mayAct } = await judgeMail(trx, read)
  const record = await app.records.create(
    trx,
    incomingEmail,
    {
      key,
      mailbox,
      raw,
      kind: read.kind,
      from: read.from || null,
      fromName: read.fromName || null,
      replyTo: read.replyTo,
      to: read.to.join(', ').slice(0, 600) || null,
      subject: read.subject || null,
      excerpt: excerptOf(read.text) || null,
      messageId: read.messageId,
      inReplyTo: read.inReplyTo,
      thread: await threadOf(trx, read),
      contentHash: read.contentHash,
      receivedAt: arrival(given, read, app.now()),
      sentAt: read.sentAt,
      size: given.raw?.length ?? null,
      attachments: read.attachments.map(({ name, type, content, isInText }) => ({
        name,
        type,
        size: content.length,
        ...(isInText && { isInText }),
      })),
      notes: read.notes,
      ...values,
      team: suggestion ? await teamOf(trx, suggestion.file) : null,
      status: values.classification === null ? ('new' as const) : ('classified' as const),
    },
    by,
  )
  if (read.kind === 'bounce') await takeBounce(app, trx, record.id, raw ?? '', by)
  else if (mayAct) await linkAlone(app, trx, record.id)
  return record.id
}

/** When our side got it: as the server says, as its line in the mail does, or as old as the file is. The sender's clock says nothing. */
function arrival({ receivedAt, writtenAt }: Offered, read: ReadMail | undefined, now: number): string {
  const stamped = read?.arrivedAt ? Date.parse(read.arrivedAt) : undefined
  return new Date(Math.min(receivedAt ?? stamped ?? writtenAt ?? now, now)).toISOString()
}

/** Links an e-mail without a person. If it is refused, on a closed file for example, it waits for one. */
async function linkAlone(app: FastifyInstance, trx: Trx, id: number): Promise<void> {
  try {
    await savepoint(trx, 'email_link', (inner) =>
      app.records.take(inner, incomingEmail, id, 'link', { act: true }, system('incomingMail')),
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    app.log.warn({ email: id, problem: error.message }, 'an e-mail was not linked by itself')
  }
}

/** The same mail, in another mailbox or in a folder that was made anew. Two that come at the same moment wait here for each other. */
async function isTwin({ query }: Trx, { messageId, contentHash }: ReadMail): Promise<boolean> {
  await query({ text: `select pg_advisory_xact_lock(hashtext('incoming email'), hashtext($1))`, values: [contentHash] })
  const { rows } = await query({
    text: `select from incoming_email where ${e.content_hash} = $2 and ${e.message_id} is not distinct from $1 limit 1`,
    values: [messageId, contentHash],
  })
  return rows.length > 0
}

/** The conversation of what it answers, else one of its own. */
async function threadOf({ query }: Trx, { messageId, inReplyTo, references }: ReadMail): Promise<string | null> {
  const earlier = [...references, ...(inReplyTo ? [inReplyTo] : [])]
  if (earlier.length === 0) return messageId
  const { rows } = await query<{ thread: string }>({
    text: `select thread from (
        select ${e.thread} as thread, ${e.id} as id from incoming_email where ${e.message_id} = any($1::text[]) or ${e.thread} = any($1::text[])
        union all select ${a.thread}, ${a.id} from mail o join incoming_email a on o.message_id = any($1::text[])
          and ${a.id} = (regexp_match(o.message_id, '^<email-([0-9]{1,15})[.]'))[1]::bigint
      ) found where thread is not null order by id limit 1`,
    values: [earlier],
  })
  return rows[0]?.thread ?? earlier[0] ?? messageId
}

export async function teamOf({ query }: Trx, file: number): Promise<number | null> {
  const { rows } = await query<{ team: number | null }>({
    text: `select ${f.team_id}::int as team from collection_file where ${f.id} = $1`,
    values: [file],
  })
  return rows[0]?.team ?? null
}
