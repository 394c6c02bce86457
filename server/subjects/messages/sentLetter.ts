/** Effect of a 14-day letter on its file: its term runs from the day on which it left, unless it came back, whenever that is known. */
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
import { filesOfLetter, keepLetter, markLost } from '#server/subjects/ledger/letters/keepLetter.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { recordOnItem, redoOnItem, undoOnItem } from './items/itemLetter.ts'
import { interrupt } from '#server/subjects/limitation/interrupt.ts'

const f = names('collection_file')
const m = names('message', 'm')

type Letter = Pick<
  MessageStored,
  'id' | 'file' | 'precasso' | 'debtor' | 'channel' | 'isFourteenDayLetter' | 'sentAt' | 'announcedCosts'
>

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
  const end = term.termLastExtended
  const announced = letter.announcedCosts?.amount ?? null
  await keepLetter(trx, { file, to: letter.debtor ?? before.debtor, message: letter.id, sent, end, announced })
  if (without.has(before.state))
    await records.update(
      trx,
      entity,
      file,
      {
        fourteenDaySent: sent,
        fourteenDayArrived: term.delivered,
        fourteenDayEnd: end,
        fourteenDayState: 'running',
        fourteenDayMessage: letter.id,
        fourteenDayDocument: await documentOf(trx, letter.id),
      },
      by,
    )
  // A letter that asks for payment in writing interrupts the limitation (Civil Code 3:317).
  await interrupt(records, trx, { file, kind: 'demand', date: term.delivered, dueBefore: sent }, by)
  await settle(trx, file, { today: sent, requestId })
}

/** A letter that nobody got gave no term: costs that were charged by it are taken back. */
export async function undoLetter({ records }: FastifyInstance, letter: Letter, context: EffectContext): Promise<void> {
  const { trx, now, requestId } = context
  const by = system('messages', context)
  if (letter.precasso !== null) await undoOnItem(records, letter.precasso, letter, context)
  for (const file of await filesOfLetter(trx, letter.id)) {
    const before = await lockedFile(trx, file)
    await markLost(trx, letter.id, true)
    if (before && letter.sentAt !== null && before.sent === dayOf(letter.sentAt))
      await records.update(
        trx,
        entity,
        file,
        { fourteenDayArrived: null, fourteenDayEnd: null, fourteenDayState: 'invalid' },
        by,
      )
    await settle(trx, file, { today: todayAt(now), requestId })
  }
}

/**
 * A letter that did arrive gave the term that `undoLetter` took away; its outcome is derived anew. Not where another letter has given
 * a term since, which was promised to the debtor.
 */
export async function redoLetter({ records }: FastifyInstance, letter: Letter, context: EffectContext): Promise<void> {
  const { trx, now, requestId } = context
  if (letter.sentAt === null) return
  const sent = dayOf(letter.sentAt)
  const term = letterTerm(sent, letter.channel === 'post' ? 'post' : 'email', await holidays(trx))
  const end = term.termLastExtended
  if (letter.precasso !== null) await redoOnItem(records, letter.precasso, { sent, end }, context)
  const by = system('messages', context)
  for (const file of await filesOfLetter(trx, letter.id)) {
    const before = await lockedFile(trx, file)
    if (!before || !without.has(before.state)) continue
    await markLost(trx, letter.id, false)
    const days = { fourteenDaySent: sent, fourteenDayArrived: term.delivered, fourteenDayEnd: end }
    await records.update(trx, entity, file, { ...days, fourteenDayState: 'running' }, by)
    await settle(trx, file, { today: todayAt(now), requestId })
  }
}

/** Document of a letter: on paper it is there already; an e-mail is its own proof. */
async function documentOf({ query }: Trx, id: number): Promise<number | null> {
  const { rows } = await query<{ document: number | null }>({
    text: `select ${m.document_id}::int as document from message m where ${m.id} = $1`,
    values: [id],
  })
  return rows[0]?.document ?? null
}

type FileRow = { fileType: string; state: string; sent: string | null; debtor: number }

async function lockedFile({ query }: Trx, id: number): Promise<FileRow | undefined> {
  const { rows } = await query<FileRow>({
    text: `select ${f.file_type} as "fileType", ${f.fourteen_day_state} as state, ${f.fourteen_day_sent}::text as sent, ${f.debtor_id}::int as debtor
      from collection_file where ${f.id} = $1 for no key update`,
    values: [id],
  })
  return rows[0]
}
