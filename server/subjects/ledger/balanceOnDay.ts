/** Debt of a file on a day, worked out from its facts. */
import { balanceOn, type Balance } from '#domain/ledger/balance.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { Replay } from '#domain/ledger/replay.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'
import { forServer } from '#server/db/outsider.ts'
import { NotFound } from '#server/errors.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { factsOf, type FileFacts } from './facts.ts'

export type Worked = { found: FileFacts; rates: RateTables; on: IsoDate; balance: Balance & { replay: Replay } }

/**
 * For somebody who sees the file, and so its balance: also of costs and agreements that are not shown one by one.
 *
 * @throws {NotFound} @throws {MissingRate}
 */
export async function workedOut(engine: Pick<Engine, 'query'>, id: number, on: IsoDate): Promise<Worked> {
  const [found, rates] = await forServer(() => Promise.all([factsOf(engine, id), rateTables(engine)]))
  if (!found) throw new NotFound()
  return { found, rates, on, balance: balanceOn(found.facts, rates, on) }
}
