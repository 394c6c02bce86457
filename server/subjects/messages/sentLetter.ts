/** Effect of a 14-day letter on its file: its term runs from the day on which it left, unless it came back. */
import type { FastifyInstance } from 'fastify'
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { dayOf } from '#domain/time/day.ts'
import type { MessageStored } from '#schemas/generated/message.ts'
import { file as entity } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { recordOnItem, redoOnItem, undoOnItem } from './items/itemLetter.ts'
import { interrupt } from '#server/subjects/limitation/interrupt.ts'

const f = names('collection_file')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')
const m = names('message', 'm')

type Letter = Pick<MessageStored, 'id' | 'file' | 'precasso' | 'debtor' | 'channel' | 'isFourteenDayLetter' | 'sentAt'>

/** States in which no term was given yet; a second letter does not shorten or renew the first. */
const without: ReadonlySet<string> = new Set(['none', 'invalid'])

export async function recordLetter(
  { records }: FastifyInstance,
  letter: Letter,
  context: EffectContext,
): Promise<void> {
  const { trx, now, requestId } = context
  const file = letter.precasso === null ? letter.file : await recordOnItem(records, letter.precasso, letter, context)
  if (file === null) return
  const before = await lockedFile(trx, file)
  if (!before || before.fileType !== 'private') return
  const sent = todayAt(now)
  const term = letterTerm(sent, letter.channel === 'post' ? 'post' : 'email', await holidays(trx))
  const by = system('messages', context)
  if (without.has(before.state))
    await records.update(
      trx,
      entity,
      file,
      {
        fourteenDaySent: sent,
        fourteenDayArrived: term.delivered,
        fourteenDayEnd: term.termLastExtended,
        fourteenDayState: 'running',
        fourteenDayMessage: letter.id,
        fourteenDayDocument: await documentOf(trx, letter.id),
      },
      by,
    )
  // The term of the file is over when that of each who owes it is.
  else if (isOther(before, letter) && before.state === 'running' && (before.end ?? '') < term.termLastExtended)
    await records.update(trx, entity, file, { fourteenDayEnd: term.termLastExtended }, by)
  // A letter that asks for payment in writing interrupts the limitation (Civil Code 3:317).
  await interrupt(records, trx, { file, kind: 'demand', date: term.delivered, dueBefore: sent }, by)
  await settle(trx, file, { today: sent, requestId })
}

/** A letter that nobody got gave no term: costs that were not charged yet may not be charged by it. */
export async function undoLetter({ records }: FastifyInstance, letter: Letter, context: EffectContext): Promise<void> {
  const { trx, now, requestId } = context
  const file = letter.precasso === null ? letter.file : await undoOnItem(records, letter.precasso, letter, context)
  if (file === null) return
  const before = await lockedFile(trx, file)
  if (!before || letter.sentAt === null || before.sent !== dayOf(letter.sentAt) || before.hasCosts) return
  if (before.state !== 'running' && before.state !== 'expired_unpaid') return
  const by = system('messages', context)
  await records.update(
    trx,
    entity,
    file,
    { fourteenDayArrived: null, fourteenDayEnd: null, fourteenDayState: 'invalid' },
    by,
  )
  await settle(trx, file, { today: todayAt(now), requestId })
}

/** A letter that did arrive gave the term that `undoLetter` took away; its outcome is derived anew. */
export async function redoLetter({ records }: FastifyInstance, letter: Letter, context: EffectContext): Promise<void> {
  const { trx, now, requestId } = context
  if (letter.sentAt === null) return
  const sent = dayOf(letter.sentAt)
  const term = letterTerm(sent, letter.channel === 'post' ? 'post' : 'email', await holidays(trx))
  const end = term.termLastExtended
  const file =
    letter.precasso === null ? letter.file : await redoOnItem(records, letter.precasso, { sent, end }, context)
  if (file === null) return
  const before = await lockedFile(trx, file)
  if (!before || before.sent !== sent || before.state !== 'invalid') return
  const by = system('messages', context)
  await records.update(
    trx,
    entity,
    file,
    { fourteenDayArrived: term.delivered, fourteenDayEnd: end, fourteenDayState: 'running' },
    by,
  )
  await settle(trx, file, { today: todayAt(now), requestId })
}

const isOther = ({ debtor: own }: FileRow, { debtor }: Letter): boolean => debtor !== null && debtor !== own

/** Document of a letter: on paper it is there already; an e-mail is its own proof. */
async function documentOf({ query }: Trx, id: number): Promise<number | null> {
  const { rows } = await query<{ document: number | null }>({
    text: `select ${m.document_id}::int as document from message m where ${m.id} = $1`,
    values: [id],
  })
  return rows[0]?.document ?? null
}

type FileRow = {
  fileType: string
  state: string
  sent: string | null
  end: string | null
  debtor: number
  hasCosts: boolean
}

async function lockedFile({ query }: Trx, id: number): Promise<FileRow | undefined> {
  const { rows } = await query<FileRow>({
    text: `select ${f.file_type} as "fileType", ${f.fourteen_day_state} as state, ${f.fourteen_day_sent}::text as sent, ${f.fourteen_day_end}::text as "end", ${f.debtor_id}::int as debtor,
        exists (select from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id} where ${l.file_id} = $1 and ${l.status} = 'booked'
          and ${l.charge_to} = 'debtor' and ${t.category} = 'collection') as "hasCosts"
      from collection_file where ${f.id} = $1 for no key update`,
    values: [id],
  })
  return rows[0]
}
