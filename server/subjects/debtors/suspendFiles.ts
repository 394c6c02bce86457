/** Suspends files because their debtor is protected, and keeps what became of each. */
import { effectsOf, outcomeIn, type Outcome } from '#domain/protection.ts'
import { dayText } from '#domain/time/day.ts'
import { file } from '#schemas/generated/file.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import { names } from '#server/sql/names.ts'
import type { ActiveEvent } from './events.ts'
import type { DebtorFile } from './filesOf.ts'

const e = names('insolvency_event', 'e')

type Within = { trx: Trx; records: Records; by: Writer; today: string }

/** @param files Locked. Closed ones, and those that this event has suspended before, stay as they are. */
export async function suspendFiles(event: ActiveEvent, files: readonly DebtorFile[], within: Within): Promise<void> {
  const { trx } = within
  const known = await keptFor(trx, files)
  for (const one of files) {
    const outcome = outcomeIn(one.workflowStatus)
    const before = known.filter(({ fileId }) => fileId === one.id)
    if (outcome === 'closed' || before.some(({ eventId }) => eventId === event.id)) continue
    await hold(one, outcome, { event, isProtected: before.length > 0 }, within)
    await trx.query({
      text: 'insert into protected_file (event_id, file_id, outcome, phase) values ($1, $2, $3, $4)',
      values: [event.id, one.id, outcome, before[0]?.phase ?? one.phase],
    })
  }
}

type Holding = { event: ActiveEvent; isProtected: boolean }

async function hold(one: DebtorFile, outcome: Outcome, { event, isProtected }: Holding, within: Within): Promise<void> {
  const { trx, records, today } = within
  const by = system('protection', within.by)
  const holdReason = reasonOf(event)
  // An end that has passed is told by the event, which is about to end.
  const pausedUntil = event.endDate !== null && event.endDate >= today ? event.endDate : null
  if (outcome === 'suspended')
    await records.take(trx, file, one.id, 'suspend', { holdReason, ...(pausedUntil !== null && { pausedUntil }) }, by)
  const { phase } = effectsOf(event.kind)
  const changes = {
    ...(event.blocksCollection && !one.insolvent && { insolvent: true }),
    ...(phase !== undefined && outcome !== 'monitored' && phase !== one.phase && { phase }),
    // The newer of two protections says why the file waits, the longer one until when.
    ...(outcome === 'waits' && isProtected && { holdReason, pausedUntil: longer(one.pausedUntil, pausedUntil) }),
  }
  if (Object.keys(changes).length > 0) await records.update(trx, file, one.id, changes, by)
}

const longer = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one > other ? one : other

/** In the language of the office, because it is stored. */
export const reasonOf = ({
  kind,
  startDate,
  reference,
}: Pick<ActiveEvent, 'kind' | 'startDate' | 'reference'>): string =>
  say(defaultLocale, {
    key: reference ? 'protection.holdReasonWith' : 'protection.holdReason',
    values: { kind: say(defaultLocale, kindText(kind)), day: dayText(startDate), reference: reference ?? '' },
  }).slice(0, 400)

export const kindText = (kind: string) => ({ key: `resources.insolvency-event.values.kind.${kind}` })

type Kept = { eventId: number; fileId: number; phase: DebtorFile['phase'] }

/** Phases that files had before protections that have not ended, the oldest first. */
export async function keptFor(
  { query }: Pick<Trx, 'query'>,
  files: readonly Pick<DebtorFile, 'id'>[],
): Promise<Kept[]> {
  const { rows } = await query<Kept>({
    text: `select p.event_id::int as "eventId", p.file_id::int as "fileId", p.phase from protected_file p
      join insolvency_event e on ${e.id} = p.event_id where p.file_id = any($1::bigint[]) and ${e.status} = 'active' order by p.event_id`,
    values: [files.map(({ id }) => id)],
  })
  return rows
}
