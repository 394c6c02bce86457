/** Effect of a 14-day letter on its item of pre-collection, and on the file that was made of it. */
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { dayOf } from '#domain/time/day.ts'
import type { MessageStored } from '#schemas/generated/message.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import type { Trx } from '#server/db/engine.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import type { Records } from '#server/records/contract.ts'
import { names } from '#server/sql/names.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

type Letter = Pick<MessageStored, 'channel' | 'sentAt'>
type Row = { fileType: string; state: string; sent: string | null; file: number | null }

const p = names('precasso')

/** A second letter does not shorten or renew the term of the first. @returns The file that was made of the item meanwhile. */
export async function recordOnItem(
  records: Records,
  id: number,
  letter: Letter,
  context: EffectContext,
): Promise<number | null> {
  const { trx, now } = context
  const before = await locked(trx, id)
  if (!before) return null
  if (before.fileType !== 'private' || !['none', 'invalid'].includes(before.state)) return before.file
  const sent = todayAt(now)
  const term = letterTerm(sent, letter.channel === 'post' ? 'post' : 'email', await holidays(trx))
  const values = { fourteenDaySent: sent, fourteenDayEnd: term.termLastExtended, fourteenDayState: 'running' } as const
  await records.update(trx, precasso, id, values, system('messages', context))
  return before.file
}

/** A letter that nobody got gave no term. @returns The file that was made of the item, of which the same holds. */
export async function undoOnItem(
  records: Records,
  id: number,
  { sentAt }: Letter,
  context: EffectContext,
): Promise<number | null> {
  const { trx } = context
  const before = await locked(trx, id)
  if (!before || sentAt === null || before.sent !== dayOf(sentAt)) return null
  if (['running', 'expired_unpaid'].includes(before.state))
    await records.update(
      trx,
      precasso,
      id,
      { fourteenDayEnd: null, fourteenDayState: 'invalid' },
      system('messages', context),
    )
  return before.file
}

/** The letter did arrive: its term runs again, and the night job says how it ends. @returns The file that was made of the item meanwhile. */
export async function redoOnItem(
  records: Records,
  id: number,
  { sent, end }: { sent: string; end: string },
  context: EffectContext,
): Promise<number | null> {
  const { trx } = context
  const before = await locked(trx, id)
  if (!before || before.sent !== sent) return null
  const values = { fourteenDayEnd: end, fourteenDayState: 'running' } as const
  if (before.state === 'invalid') await records.update(trx, precasso, id, values, system('messages', context))
  return before.file
}

async function locked({ query }: Trx, id: number): Promise<Row | undefined> {
  const { rows } = await query<Row>({
    text: `select ${p.file_type} as "fileType", ${p.fourteen_day_state} as state, ${p.fourteen_day_sent}::text as sent, ${p.file_id}::int as file
      from precasso where ${p.id} = $1 for no key update`,
    values: [id],
  })
  return rows[0]
}
