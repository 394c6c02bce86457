/** What of documents that wait to be sent may not leave now, judged for many by as many statements as for one. */
import type { Held } from '#domain/gate/letter.ts'
import type { Purpose } from '#domain/gate/purpose.ts'
import type { DocumentStored } from '#schemas/generated/document.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { heldOf, momentOf } from './atGate.ts'
import { dueColumns, judging, type Due } from './dueMessages.ts'
import { ownerKey } from './owner.ts'
import { recipientOf } from './recipient.ts'
import { ownerFacts } from './sources.ts'

export type Paper = Pick<DocumentStored, 'id' | 'file' | 'precasso' | 'kind' | 'channel'>

const m = names('message', 'm')

/** A letter of which nothing else is known asks for payment. */
const purposes: Readonly<Partial<Record<DocumentStored['kind'], Purpose>>> = {
  letter_out: 'reminder',
  fourteen_day_letter: 'fourteen_day_letter',
  summons: 'court_case',
}

/** @returns By document; as of its message, or of one that somebody put there by hand, which says no more than its kind. */
export async function heldDocuments(
  trx: Pick<Trx, 'query'>,
  documents: readonly Paper[],
  now: number,
): Promise<ReadonlyMap<number, Held>> {
  const { rows: waiting } = await trx.query<Due & { document: number }>({
    text: `select ${m.document_id}::int as document, ${dueColumns} from message m where ${m.document_id} = any($1::bigint[])
      and ${m.status} in ('draft', 'approved', 'scheduled', 'queued') order by ${m.id}`,
    values: [documents.map(({ id }) => id)],
  })
  const held = new Map<number, Held>()
  if (waiting.length > 0) {
    const judge = await judging(trx, waiting, now)
    for (const due of waiting) {
      const found = judge(due).held
      if (found && !held.has(due.document)) held.set(due.document, found)
    }
  }
  const others = documents.filter(({ id }) => !waiting.some(({ document }) => document === id))
  if (others.length === 0) return held
  const today = todayAt(now)
  const facts = await ownerFacts(trx, others, today)
  const moment = await momentOf(trx, today)
  for (const { id, kind, channel, ...owned } of others) {
    const own = facts.get(ownerKey(owned))
    const to = { channel: channel ?? 'post', destination: 'debtor' } as const
    const purpose = purposes[kind] ?? 'information'
    const found: Held | undefined = own
      ? heldOf(own, { ...to, purpose, ...recipientOf(own, to, 'nl') }, moment)
      : { hold: 'manual', note: 'file' }
    if (found) held.set(id, found)
  }
  return held
}
