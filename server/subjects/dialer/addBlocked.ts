/** Adds many pasted numbers to the blocked ones, and reports the outcome per line. */
import { normalise } from '#domain/normalise.ts'
import { dialerBlacklist, type DialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import { isPhoneE164 } from '#schemas/formats/phoneE164.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const b = names('dialer_blacklist')

/** `repeated`: the same number stands on an earlier line. */
export type Outcome = 'added' | 'known' | 'repeated' | 'invalid'
export type Line = { line: number; typed: string; phone: string | null; outcome: Outcome }
type Reason = DialerBlacklist['reason']
export type BlockWish = { phones: readonly string[]; reason: Reason; from?: string; until?: string; note?: string }
type Within = { trx: Trx; records: Records; by: Writer }

/** @returns One entry per non-empty line, numbered as pasted. */
export async function addBlocked({ phones, ...block }: BlockWish, within: Within): Promise<Line[]> {
  const seen = new Set<string>()
  const lines = phones.flatMap((typed, index): Line[] => {
    if (typed.trim() === '') return []
    const phone = normalise('phone-e164', typed)
    const line = { line: index + 1, typed }
    if (!isPhoneE164(phone)) return [{ ...line, phone: null, outcome: 'invalid' }]
    const isRepeated = seen.has(phone)
    seen.add(phone)
    return [{ ...line, phone, outcome: isRepeated ? 'repeated' : 'known' }]
  })
  const added = await insert([...seen], block, within)
  return lines.map((line) =>
    line.outcome === 'known' && added.has(line.phone ?? '') ? { ...line, outcome: 'added' } : line,
  )
}

/** Returns the numbers that were not blocked yet. */
async function insert(
  phones: readonly string[],
  wish: Omit<BlockWish, 'phones'>,
  { trx, records, by }: Within,
): Promise<Set<string>> {
  // Locks out concurrent additions, which would make an insert fail as a duplicate.
  await trx.query({ text: 'lock table dialer_blacklist in share row exclusive mode' })
  const text = `select wanted as phone from unnest($1::text[]) as wanted where wanted not in (select ${b.phone} from dialer_blacklist)`
  const { rows } = await trx.query<{ phone: string }>({ text, values: [phones] })
  for (const { phone } of rows) await records.create(trx, dialerBlacklist, { phone, ...wish }, by)
  return new Set(rows.map(({ phone }) => phone))
}
