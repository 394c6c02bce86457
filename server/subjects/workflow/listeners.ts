/** Consequences for the steps of a file of what becomes of it. */
import type { FastifyInstance } from 'fastify'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { message } from '#schemas/generated/message.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { onceSettled } from '#server/subjects/ledger/settleOnce.ts'
import { assignWorkflow } from './assign.ts'
import { leaveItems } from './items.ts'
import { files } from './owner.ts'

const f = names('collection_file', 'f')
const own = names('collection_file')
const m = names('message', 'm')
const v = names('address_surveillance', 'v')
const a = names('agenda_item', 'a')

/** A new file begins with the workflow of its client; one that closes leaves nothing behind that would still happen. */
export const workOnSteps =
  (app: FastifyInstance): Listener<'file'> =>
  async ({ action, before, after }, context) => {
    if (!after) return
    if (!before) await assignWorkflow(app, context.trx, after, context)
    else if (before.workflowStatus !== 'closed' && after.workflowStatus === 'closed')
      await stopAll(app, after.id, context)
    else if (action === 'reopen') await goOn(context.trx, after.id, todayAt(context.now))
  }

async function stopAll({ records }: FastifyInstance, file: number, context: Writer & { trx: Trx; now: number }) {
  const { trx, now } = context
  const by = system('workflow', context)
  const failReason = say('nl', { key: 'workflowRun.fileClosed' })
  for (const id of await waitingMessages(trx, file)) await records.take(trx, message, id, 'cancel', { failReason }, by)
  const watched = `select ${v.id}::int as id from address_surveillance v where ${v.file_id} = $1 and ${v.status} in ('requested', 'active', 'signalled') order by ${v.id}`
  for (const id of await idsOf(trx, watched, file))
    await records.take(trx, addressSurveillance, id, 'stop', { reason: failReason }, by)
  const open = `select ${a.id}::int as id from agenda_item a where ${a.file_id} = $1 and ${a.status} = 'open' order by ${a.id}`
  for (const id of await idsOf(trx, open, file)) await records.take(trx, agendaItem, id, 'archive', {}, by)
  await leaveItems(trx, files, [file], now)
}

/** The step at which it was closed is due now, where its day has passed. */
async function goOn({ query }: Trx, file: number, today: string): Promise<void> {
  await query({
    text: `update collection_file set ${own.workflow_step_due_at} = greatest(${own.workflow_step_due_at}, $2::date)
      where ${own.id} = $1 and ${own.workflow_step_id} is not null and ${own.workflow_step_due_at} is not null`,
    values: [file, today],
  })
}

/** Stops the steps of a file when its debtor has paid: nothing is asked any more. */
export const stopWhenPaid =
  ({ records }: FastifyInstance): Listener<'payment'> =>
  async ({ before, after }, context) => {
    const { trx } = context
    const of = after ?? before
    if (!of) return
    await onceSettled(trx, of.file, 'workflow', async () => {
      const { rows } = await trx.query<{ paid: boolean }>({
        text: `select coalesce(${f.outstanding}, 0) <= 0 as paid from collection_file f where ${f.id} = $1`,
        values: [of.file],
      })
      if (!rows[0]?.paid) return
      const failReason = say('nl', { key: 'workflowRun.paid' })
      for (const id of await waitingMessages(trx, of.file, 'debtor'))
        await records.take(trx, message, id, 'cancel', { failReason }, system('workflow', context))
    })
  }

async function waitingMessages(trx: Trx, file: number, to: 'debtor' | null = null): Promise<number[]> {
  const toWhom = to === null ? '' : ` and coalesce(${m.destination}, 'debtor') = '${to}'`
  const text = `select ${m.id}::int as id from message m where ${m.file_id} = $1 and ${m.status} in ('draft', 'approved', 'scheduled', 'queued', 'failed')${toWhom} order by ${m.id}`
  return idsOf(trx, text, file)
}

async function idsOf({ query }: Trx, text: string, file: number): Promise<number[]> {
  const { rows } = await query<{ id: number }>({ text, values: [file] })
  return rows.map(({ id }) => id)
}
