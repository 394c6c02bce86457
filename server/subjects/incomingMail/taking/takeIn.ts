/**
 * Takes an e-mail in: once, however often it is offered. Its bytes are kept first, then one transaction writes its record, with the
 * file that it seems to belong to and what it seems to be about.
 */
import type { FastifyInstance } from 'fastify'
import { excerptOf } from '#domain/incomingMail/ownText.ts'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { takeBounce } from './bounce.ts'
import { judgeMail } from './judgeMail.ts'
import { readMail, type ReadMail } from './readMail.ts'

/** Mail as a server offers it. `raw`: null: it is too large, and was not fetched. */
export type Offered = {
  mailbox: number | null
  /** Key that makes it once: mailbox, generation of its folder and number there. */
  key: string
  raw: Buffer | null
  /** Milliseconds since 1970 at which the server got it. */
  receivedAt?: number
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
  const read =
    offered.raw === null ? undefined : await readMail(offered.raw).catch((error: unknown) => problemOf(error))
  const kept = offered.raw === null ? null : (await app.storage.put(offered.raw)).sha256
  return app.engine.transaction(async (trx) => {
    const id = (await isKnown(trx, offered.key)) ? undefined : await store(app, trx, offered, read, kept)
    await alongside(trx)
    return id
  })
}

type Unreadable = { problem: string }
const problemOf = (error: unknown): Unreadable => ({
  problem: `Not readable: ${error instanceof Error ? error.message : String(error)}`.slice(0, 400),
})

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
  { key, mailbox, receivedAt, listed }: Offered,
  read: ReadMail | Unreadable | undefined,
  raw: string | null,
): Promise<number | undefined> {
  const by = system('incomingMail')
  const at = new Date(Math.min(receivedAt ?? app.now(), app.now())).toISOString()
  const own = { key, mailbox, raw, receivedAt: at }
  if (read === undefined || 'problem' in read) {
    const problem = read?.problem ?? 'Larger than 30 MB: it is only in the mailbox.'
    const { from = '', subject = '', messageId = null } = listed ?? {}
    const seen = {
      from: from.slice(0, 254) || null,
      subject: subject.slice(0, 400) || null,
      messageId: messageId?.slice(0, 250) ?? null,
    }
    return (await app.records.create(trx, incomingEmail, { ...own, ...seen, problem }, by)).id
  }
  if (await isTwin(trx, read)) return undefined
  const { values, suggestion, mayAct } = await judgeMail(trx, read)
  const record = await app.records.create(
    trx,
    incomingEmail,
    {
      ...own,
      kind: read.kind,
      from: read.from || null,
      fromName: read.fromName || null,
      to: read.to.join(', ').slice(0, 600) || null,
      subject: read.subject || null,
      excerpt: excerptOf(read.text) || null,
      messageId: read.messageId,
      inReplyTo: read.inReplyTo,
      thread: await threadOf(trx, read),
      contentHash: read.contentHash,
      receivedAt: receivedAt === undefined && read.sentAt !== null && read.sentAt < at ? read.sentAt : at,
      attachments: read.attachments.map(({ name, type, content }) => ({ name, type, size: content.length })),
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
