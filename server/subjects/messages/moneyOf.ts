/** Debt of files on a day, and the costs that a 14-day letter of that day announces; of many files at once. */
import { claimCosts } from '#domain/law/claimCosts.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn, type Balance } from '#domain/ledger/balance.ts'
import type { Facts } from '#domain/ledger/facts.ts'
import type { Replay } from '#domain/ledger/replay.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'
import { costsOfAll } from '#server/subjects/ledger/costs/costsOfFiles.ts'
import type { FileFacts } from '#server/subjects/ledger/facts.ts'

export type Money = {
  found: FileFacts
  balance: Balance & { replay: Replay }
  /** null: the client asks none, or nothing is due. */
  announced: { net: number; vat: number } | null
}

/** What is booked for a later day is in no balance yet, and in no table beside it. */
function until(facts: Facts, today: IsoDate): Facts {
  const past = <T extends { day: IsoDate }>(list: readonly T[]): readonly T[] => list.filter(({ day }) => day <= today)
  return {
    ...facts,
    claims: past(facts.claims),
    credits: past(facts.credits),
    costs: past(facts.costs),
    payments: past(facts.payments),
    refunds: past(facts.refunds),
    writeOffs: past(facts.writeOffs),
  }
}

/** @throws {MissingRate} If no rate of interest is known for a day. */
export async function moneyOf(
  database: Pick<Engine, 'query'>,
  ids: readonly number[],
  { today, rates }: { today: IsoDate; rates: RateTables },
): Promise<Map<number, Money>> {
  const found = await costsOfAll(database, ids, { today, rates })
  return new Map(
    ids.flatMap((id): [number, Money][] => {
      const one = found.get(id)
      if (!one) return []
      const balance = balanceOn(one.facts, rates, today)
      const due = [...balance.replay.open.claims.values()]
        .filter(({ fact }) => fact.dueDate < today)
        .map(({ fact, account }) => ({ ...fact, amount: account.principal }))
      const isDue = due.some(({ amount }) => amount > 0)
      const { regime, fileType } = one.cost
      const announced = isDue ? claimCosts(due, fileType === 'company', regime, one.outcome.letters.earlier) : null
      return [[id, { found: { ...one, facts: until(one.facts, today) }, balance, announced }]]
    }),
  )
}
