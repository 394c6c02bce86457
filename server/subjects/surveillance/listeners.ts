/** A file that closes is no reason to watch somebody any longer. */
import type { FastifyInstance } from 'fastify'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const s = names('address_surveillance')

export const stopWithFile =
  ({ records }: FastifyInstance): Listener<'file'> =>
  async ({ before, after }, context) => {
    if (after?.workflowStatus !== 'closed' || before?.workflowStatus === 'closed') return
    const { rows } = await context.trx.query<{ id: number }>({
      text: `select ${s.id}::int as id from address_surveillance
        where ${s.file_id} = $1 and ${s.status} in ('requested', 'active', 'signalled') order by ${s.id}`,
      values: [after.id],
    })
    const reason = say(context.access.locale, { key: 'surveillance.fileClosed' })
    const by = system('surveillance', context)
    for (const { id } of rows) await records.take(context.trx, addressSurveillance, id, 'stop', { reason }, by)
  }
