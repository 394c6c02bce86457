/** Writes the effect of a debtor's protections of now: on the debtor, and on its files. */
import { effectsOf, statusOf } from '#domain/protection.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import { activeEvents } from './events.ts'
import { filesOf, type DebtorFile } from './filesOf.ts'

/** @param id A debtor, locked with its files. */
export async function refresh(trx: Trx, id: number, { records, by }: { records: Records; by: Writer }): Promise<void> {
  const events = await activeEvents(trx, id)
  const { isBlocked, ...status } = statusOf(events)
  const writer = system('protection', by)
  await records.update(trx, debtor, id, status, writer)
  const keepsPhase = events.some(({ kind }) => effectsOf(kind).phase !== undefined)
  for (const one of await filesOf(trx, [id])) {
    const phase = keepsPhase || one.phase !== 'shv' ? undefined : await phaseBefore(trx, one.id)
    const isOpen = one.workflowStatus !== 'closed'
    const changes = {
      // A closed file keeps the mark that it had when it was closed, until the protection ends.
      ...(isOpen && isBlocked && !one.insolvent && { insolvent: true }),
      ...(!isBlocked && one.insolvent && { insolvent: false }),
      ...(phase !== undefined && isOpen && { phase }),
    }
    // Written by an action, because a closed file is not edited.
    if (Object.keys(changes).length > 0)
      await records.act(trx, file, one.id, { name: 'update', decide: () => changes }, writer)
  }
}

/** The phase that a file had before debt help took it, when a protection did so. */
async function phaseBefore({ query }: Pick<Trx, 'query'>, id: number): Promise<DebtorFile['phase'] | undefined> {
  const { rows } = await query<{ phase: DebtorFile['phase'] }>({
    text: 'select phase from protected_file where file_id = $1 order by event_id desc limit 1',
    values: [id],
  })
  return rows[0]?.phase
}
