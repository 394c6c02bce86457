/**
 * Fetches what is new in a mailbox. Each mail is one transaction with the number up to which the mailbox was read; what is done to it on
 * the server comes after that, and is made up in the next round where the process died in between.
 */
import type { FastifyInstance } from 'fastify'
import type { ImapFlow } from 'imapflow'
import type { Trx } from '#server/db/engine.ts'
import { defaultLocale } from '#schemas/product.ts'
import { say } from '#server/foundation/messages.ts'
import { mayLeave } from '#server/restored/servedAs.ts'
import { names } from '#server/sql/names.ts'
import { mostBytes } from '#server/subjects/incomingMail/reading/mail.ts'
import { takeIn, type Offered } from '#server/subjects/incomingMail/taking/takeIn.ts'
import { asNotOpened, NotOpened, type MailServer } from './mailServers.ts'
import { unsealPassword } from './password.ts'

type Mailbox = Omit<MailServer, 'password'> & {
  id: number
  password: string | null
  folder: string
  afterwards: 'keep' | 'mark' | 'move'
  moveTo: string | null
  uidValidity: string | null
  lastUid: number
}

/** Mails of one round: the job of the next minutes goes on. */
const atOnce = 500
const b = names('mailbox')

/** A restored copy leaves mailboxes alone: their mail is the real office's. */
const found = `select ${b.id}::int as id, ${b.host}, ${b.port}::int as port, ${b.security}, ${b.user_name} as user, ${b.password}, ${b.folder}, ${b.afterwards},
    ${b.move_to} as "moveTo", ${b.uid_validity} as "uidValidity", ${b.last_uid}::int as "lastUid"
  from mailbox where ${b.id} = $1 and ${b.active} and ${mayLeave}`

/** Fetches a mailbox. A fault is written to the mailbox; the next round tries again. */
export async function fetchMailbox(app: FastifyInstance, id: number, signal: AbortSignal): Promise<void> {
  const { rows } = await app.engine.query<Mailbox>({ text: found, values: [id] })
  const [mailbox] = rows
  if (!mailbox) return
  const problem = await fetchAll(app, mailbox, signal).catch((error: unknown) => {
    const { why, message } = asNotOpened(error)
    app.log.warn({ mailbox: id, problem: message }, 'a mailbox was not fetched')
    return say(defaultLocale, { key: `emailImport.problem.${why}`, values: { said: message } }).slice(0, 400)
  })
  await app.engine.query({
    text: `update mailbox set ${b.fetched_at} = $2, ${b.problem} = $3 where ${b.id} = $1`,
    values: [id, new Date(app.now()).toISOString(), problem ?? null],
  })
}

async function fetchAll(app: FastifyInstance, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  const password = mailbox.password === null ? undefined : unsealPassword(app.config, mailbox, mailbox.password)
  if (password === undefined) throw new NotOpened('refused', say(defaultLocale, { key: 'emailImport.password' }))
  const client = await app.mailServers.open({ ...mailbox, password })
  try {
    if (mailbox.afterwards === 'move' && mailbox.moveTo) await client.mailboxCreate(mailbox.moveTo)
    const { uidValidity } = await client.mailboxOpen(mailbox.folder)
    // A number of any size, which JSON cannot write.
    const generation = String(uidValidity)
    const last = generation === mailbox.uidValidity ? mailbox.lastUid : 0
    for (const uid of await wanted(client, mailbox, last)) {
      if (signal.aborted) return
      await take(app, client, { mailbox, generation, uid })
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** New ones, and those that were taken but not marked or moved. */
async function wanted(client: ImapFlow, { afterwards }: Mailbox, last: number): Promise<number[]> {
  const search = async (query: Parameters<ImapFlow['search']>[0]) => (await client.search(query, { uid: true })) || []
  // A range always has the last mail, even when it comes before its beginning.
  const fresh = (await search({ uid: `${last + 1}:*` })).filter((uid) => uid > last)
  const left = afterwards === 'keep' ? [] : await search(afterwards === 'mark' ? { seen: false } : { all: true })
  return [...new Set([...fresh, ...left])].toSorted((one, other) => one - other).slice(0, atOnce)
}

type At = { mailbox: Mailbox; generation: string; uid: number }

async function take(app: FastifyInstance, client: ImapFlow, { mailbox, generation, uid }: At): Promise<void> {
  const one = { uid: true } as const
  const listed = await client.fetchOne(String(uid), { size: true, envelope: true, internalDate: true }, one)
  if (!listed) return
  const isLarge = (listed.size ?? 0) > mostBytes
  const whole = isLarge ? false : await client.fetchOne(String(uid), { source: true }, one)
  const raw = whole ? (whole.source ?? null) : null
  if (raw === null && !isLarge) return
  const [from] = listed.envelope?.from ?? []
  const offered: Offered = {
    mailbox: mailbox.id,
    key: `${mailbox.id}:${generation}:${uid}`,
    raw,
    ...(listed.size !== undefined && { size: listed.size }),
    ...(listed.internalDate && { receivedAt: new Date(listed.internalDate).getTime() }),
    listed: {
      from: from?.address ?? '',
      subject: listed.envelope?.subject ?? '',
      messageId: listed.envelope?.messageId ?? null,
    },
  }
  await takeIn(app, offered, (trx) => remember(trx, { mailbox, generation, uid }))
  if (mailbox.afterwards === 'mark') await client.messageFlagsAdd(String(uid), ['\\Seen'], one)
  if (mailbox.afterwards === 'move' && mailbox.moveTo) await client.messageMove(String(uid), mailbox.moveTo, one)
}

/** Remembers how far a mailbox was read. This is no edit of the mailbox: its version stays. */
async function remember({ query }: Trx, { mailbox, generation, uid }: At): Promise<void> {
  await query({
    text: `update mailbox set ${b.last_uid} = case when ${b.uid_validity} = $2 then greatest(${b.last_uid}, $3) else $3 end, ${b.uid_validity} = $2 where ${b.id} = $1`,
    values: [mailbox.id, generation, uid],
  })
}
