/** Takes back what an e-mail did: each record as it was before, unless somebody has changed it since. */
import type { FastifyInstance } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { file, type FileStored } from '#schemas/generated/file.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { message } from '#schemas/generated/message.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { restoreAnswer } from '#server/subjects/incomingMail/taking/bouncedAnswer.ts'
import type { Caused } from './actFor.ts'

type One = Caused[number]
type Within = { app: FastifyInstance; trx: Trx; by: Writer }

const f = names('collection_file')
const o = names('file_log')
const a = names('agenda_item')
const c = names('complaint')
const m = names('message')

/** @throws {Refused} For a complaint that somebody is dealing with: nothing is taken back then. */
export async function takeBack(app: FastifyInstance, trx: Trx, caused: Caused, by: Writer): Promise<void> {
  for (const one of caused) await undo[one.entity](one, { app, trx, by })
}

const undo: Readonly<Record<One['entity'], (one: One, within: Within) => Promise<void>>> = {
  /** A file that goes on again or waits for another reason stays as it is; so does one of a debtor who is protected by now. */
  async file({ record, name, state, until, reason }, { app: { records }, trx, by }) {
    const { rows } = await trx.query<{ status: string; reason: string | null }>({
      text: `select ${f.workflow_status} as status, ${f.hold_reason} as reason from collection_file where ${f.id} = $1 for no key update`,
      values: [record],
    })
    if (rows[0]?.status !== 'suspend' || rows[0].reason !== name) return
    const before = {
      workflowStatus: state,
      pausedUntil: until ?? null,
      holdReason: reason ?? null,
    } as Partial<FileStored>
    await unlessRefused(trx, async (inner) => {
      await records.take(inner, file, record, 'resume', {}, by)
      if (state !== 'in_progress') await records.act(inner, file, record, { name: 'resume', decide: () => before }, by)
    })
  },

  async complaint({ record }, { app: { records }, trx, by }) {
    const { rows } = await trx.query<{ status: string; number: string }>({
      text: `select ${c.status}, ${c.number} from complaint where ${c.id} = $1 for update`,
      values: [record],
    })
    const [found] = rows
    if (!found || found.status === 'withdrawn') return
    if (found.status !== 'new')
      throw new Refused({ key: 'emailImport.complaintBegun', values: { number: found.number } })
    await records.take(trx, complaint, record, 'withdraw', {}, by)
  },

  async 'agenda-item'({ record }, { app: { records }, trx, by }) {
    const { rows } = await trx.query({
      text: `select from agenda_item where ${a.id} = $1 and ${a.status} = 'open'`,
      values: [record],
    })
    if (rows.length > 0) await unlessRefused(trx, (inner) => records.take(inner, agendaItem, record, 'cancel', {}, by))
  },

  /** A proposal that somebody accepted is theirs. */
  async 'file-log'({ record }, { app: { records }, trx, by }) {
    const found = await logOf(trx, record)
    if (!found || found.status === 'accepted') return
    const rejectReason = say(defaultLocale, { key: 'emailImport.takenBack' })
    if (found.status === 'pending') await records.take(trx, fileLog, record, 'rejectChange', { rejectReason }, by)
    const subject = `${rejectReason}: ${found.subject}`.slice(0, 200)
    await records.update(trx, fileLog, record, { subject, termAmount: null, termFrequency: null }, by)
  },

  async message({ record }, { app: { records }, trx, by }) {
    const { rows } = await trx.query({
      text: `select from message where ${m.id} = $1 and ${m.status} = 'bounced'`,
      values: [record],
    })
    if (rows.length > 0) await records.take(trx, message, record, 'restore', {}, by)
  },

  mail: ({ record }, { app, trx, by }) => restoreAnswer(app, trx, record, by),
}

async function logOf({ query }: Trx, id: number): Promise<{ subject: string; status: string } | undefined> {
  const { rows } = await query<{ subject: string; status: string }>({
    text: `select ${o.subject}, ${o.data_change_status} as status from file_log where ${o.id} = $1 for no key update`,
    values: [id],
  })
  return rows[0]
}

/** What is refused is somebody else's by now. */
async function unlessRefused(trx: Trx, work: (inner: Trx) => Promise<unknown>): Promise<void> {
  await savepoint(trx, 'email_take_back', work).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
  })
}
