/** Puts many numbers on the list of blocked ones, as they were pasted: each line is told what became of it. */
import { normalise } from '#domain/normalise.ts'
import { dialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import { isPhoneE164 } from '#schemas/formats/phoneE164.ts'
import type { Access } from '#server/foundation/access.ts'
import { auditStatement } from '#server/foundation/audit.ts'
import type { Trx } from '#server/db/engine.ts'

/** `repeated`: the same number stands on an earlier line. */
export type Outcome = 'added' | 'known' | 'repeated' | 'invalid'
export type Line = { line: number; typed: string; phone: string | null; outcome: Outcome }
export type BlockWish = { phones: readonly string[]; reason: string; from?: string; until?: string; note?: string }
type Within = { trx: Trx; access: Access; now: number; requestId: string }

/** @returns A line for each that was not empty, numbered as they were pasted. */
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

/** Returns those that were not on the list yet. */
async function insert(
  phones: readonly string[],
  { reason, from, until, note }: Omit<BlockWish, 'phones'>,
  { trx, access, now, requestId }: Within,
): Promise<Set<string>> {
  const { rows } = await trx.query<{ id: number; phone: string }>({
    text: `insert into dialer_blacklist (phone, reason, blocked_from, blocked_until, note, created_by_id, created_at)
      select phone, $2, $3::date, $4::date, $5, $6::bigint, $7::timestamptz from unnest($1::text[]) as phone
      on conflict (phone) do nothing returning id, phone`,
    values: [
      phones,
      reason,
      from ?? null,
      until ?? null,
      note ?? null,
      access.person?.id ?? null,
      new Date(now).toISOString(),
    ],
  })
  for (const { id, phone } of rows) {
    const given = { phone, reason, from: from ?? null, until: until ?? null, note: note ?? null }
    const changes = Object.fromEntries(
      Object.entries(given).flatMap(([name, to]) => (to === null ? [] : [[name, { from: null, to }]])),
    )
    await trx.query(
      auditStatement({ access, action: 'create', entity: dialerBlacklist, recordId: id, changes, requestId }),
    )
  }
  return new Set(rows.map(({ phone }) => phone))
}
