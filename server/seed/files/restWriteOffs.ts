/** Writes off what a settled file still owed on the day on which it was closed. */
import { costParts } from '#domain/ledger/facts.ts'
import type { Drafted } from './draft.ts'
import type { Planned } from './plannedFile.ts'
import type { NextIds } from './plannedFile.ts'

/** @param next Is moved on by what the file takes. */
export function settled({ plan, balance, ...file }: Drafted, next: NextIds): Planned {
  const { principal, interest, replay } = balance
  const day = plan.closedAt
  if (day === null) return { ...file, plan }
  const open = [
    ['principal', principal] as const,
    ['interest', interest] as const,
    ...costParts.map((part) => [part, replay.open.costs[part]] as const),
  ]
  const writeOffs = open.flatMap(([component, amount]) =>
    amount > 0 ? [{ id: next.writeOff++, day, amount, component }] : [],
  )
  return { ...file, plan: { ...plan, facts: { ...plan.facts, writeOffs: [...plan.facts.writeOffs, ...writeOffs] } } }
}
