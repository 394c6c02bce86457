/** A closed file leaves nothing to do: its open items are archived. */
import type { FastifyInstance } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const i = names('agenda_item')

export const archiveOfClosed =
  ({ records }: FastifyInstance): Listener<'file'> =>
  async ({ id, before, after }, { trx, ...context }) => {
    if (after?.workflowStatus !== 'closed' || before?.workflowStatus === 'closed') return
    const { rows } = await trx.query<{ id: number }>({
      text: `select ${i.id}::int as id from agenda_item where ${i.file_id} = $1 and ${i.status} = 'open' order by ${i.id}`,
      values: [id],
    })
    const archive = { name: 'archive', decide: () => ({ status: 'archived' as const, takenBy: null, takenAt: null }) }
    for (const item of rows) await records.act(trx, agendaItem, item.id, archive, system('agenda', context))
  }
