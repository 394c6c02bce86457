/** Reasons for which a file gets no demands now, as its page says at the top: asked of the gate, for a demand on paper. */
import { holdsOf } from '#domain/gate/gate.ts'
import type { Held } from '#domain/gate/letter.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'
import { leavingOf, momentOf } from './atGate.ts'
import { fileFacts } from './fileFacts.ts'
import { recipientOf } from './recipient.ts'

/** What the page says otherwise: that nothing is owed, and that it is closed. */
const told: ReadonlySet<string> = new Set(['amount_zero', 'manual'])

/** @param money What is owed now. */
export async function heldForFile(
  database: Pick<Engine, 'query'>,
  file: number,
  { today, ...money }: { today: IsoDate; balance: { outstanding: number; overpayment: number } },
): Promise<Held[]> {
  const facts = (await fileFacts(database, [file], today)).get(file)
  if (!facts || facts.isClosed) return []
  const to = { channel: 'post', destination: 'debtor' } as const
  const outgoing = { ...to, purpose: 'last_demand', ...recipientOf(facts, to, 'nl') } as const
  const around = { ...(await momentOf(database, today)), money }
  return holdsOf(leavingOf(facts, outgoing, around)).filter(({ hold }) => !told.has(hold))
}
