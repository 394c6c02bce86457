/** What was open of each claim on a day, as if no collection costs had been charged. */
import { byOwnDay } from '#domain/ledger/facts.ts'
import { replay } from '#domain/ledger/replay.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { CostFile } from './costFile.ts'

/** Open principal by claim at the end of a day. */
export type OpenOn = (file: CostFile, day: IsoDate) => ReadonlyMap<number, Cents>

/** Replays the facts of a file once for each day that is asked. @throws {MissingRate} */
export function openedOn(rates: RateTables): OpenOn {
  const known = new Map<string, ReadonlyMap<number, Cents>>()
  return (file, day) => {
    const key = `${file.id} ${day}`
    const found = known.get(key)
    if (found) return found
    const { claims } = replay(byOwnDay(file.facts), rates, day).open
    const open = new Map([...claims].map(([claim, { account }]) => [claim, account.principal]))
    known.set(key, open)
    return open
  }
}
