/** Outcome of a protection for the files of a debtor, done or expected: the answer of its calls. */
import { outcomeIn } from '#domain/protection.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { filesOf } from './filesOf.ts'

const oneFile = {
  id: { type: 'integer' },
  number: { type: ['string', 'null'] },
  customer: { type: 'string' },
  arrangement: { type: 'boolean', description: 'A payment arrangement runs, and is left as it is.' },
}
export const filesShape = {
  suspended: { type: 'array', items: whole(oneFile) },
  others: {
    type: 'array',
    description: 'Files that were not suspended, with the reason.',
    items: whole({ ...oneFile, outcome: { enum: ['waits', 'monitored', 'closed'] }, reason: { type: 'string' } }),
  },
}

/** @param event The one that was entered; absent: what one would do now. */
export async function outcomeOf(
  trx: Pick<Trx, 'query'>,
  debtor: number,
  { event, locale }: { event?: number; locale: Locale },
) {
  const { rows } = await trx.query<{ id: number; outcome: 'suspended' | 'waits' | 'monitored' }>({
    text: 'select file_id::int as id, outcome from protected_file where event_id = $1',
    values: [event ?? null],
  })
  const kept = new Map(rows.map(({ id, outcome }) => [id, outcome]))
  const files = (await filesOf(trx, [debtor])).map(({ id, number, customer, arrangement, workflowStatus }) => ({
    id,
    number,
    customer,
    arrangement,
    outcome: kept.get(id) ?? outcomeIn(workflowStatus),
  }))
  return {
    suspended: files.filter(({ outcome }) => outcome === 'suspended'),
    others: files
      .filter(({ outcome }) => outcome !== 'suspended')
      .map((one) => ({ ...one, reason: say(locale, { key: `protection.outcome.${one.outcome}` }) })),
  }
}
