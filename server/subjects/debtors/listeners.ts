/** Consequences of a protection, and those for a file whose debtor is protected already. */
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { activeEvents } from './events.ts'
import { filesOf, lockDebtors } from './filesOf.ts'
import { movesDebtor } from './merge.ts'
import { checkReach } from './reach.ts'
import { refresh } from './refresh.ts'
import { suspendFiles } from './suspendFiles.ts'
import { isUnprotected } from './unprotectedDebtors.ts'

const d = names('debtor')

export const showProtection =
  ({ records }: FastifyInstance): Listener<'insolvency-event'> =>
  async ({ action, before, after }, { trx, ...by }) => {
    const debtor = (after ?? before)?.debtor
    if (debtor === undefined || movesDebtor(action)) return
    await lockDebtors(trx, [debtor])
    await checkReach(trx, [debtor], by.access)
    await refresh(trx, debtor, { records, by })
  }

/** A file that is opened, opened again, or gets another debtor. */
export const suspendProtected =
  (app: FastifyInstance): Listener<'file'> =>
  async ({ action, before, after }, { trx, ...by }) => {
    if (!after || movesDebtor(action)) return
    const isOther = before !== null && before.debtor !== after.debtor
    if (before !== null && action !== 'reopen' && !isOther) return
    await suspendOne(app, trx, { id: after.id, debtor: after.debtor, by })
  }

async function suspendOne(
  app: FastifyInstance,
  trx: Trx,
  { id, debtor, by }: { id: number; debtor: number; by: Writer },
) {
  if (isUnprotected(trx, debtor)) return
  // Waits for anybody who enters a protection at this moment.
  await trx.query({ text: `select from debtor where ${d.id} = $1 for share`, values: [debtor] })
  const events = await activeEvents(trx, debtor)
  const within = { trx, records: app.records, by, today: todayAt(app.now()) }
  for (const event of events) {
    const files = (await filesOf(trx, [debtor])).filter((one) => one.id === id)
    await trx.query({ text: 'delete from protected_file where event_id = $1 and file_id = $2', values: [event.id, id] })
    await suspendFiles(event, files, within)
  }
}
