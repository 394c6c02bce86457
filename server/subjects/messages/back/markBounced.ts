/** Address to which a message could not be delivered: it is marked, and not used again. */
import type { FastifyInstance } from 'fastify'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import type { Trx } from '#server/db/engine.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'

const k = names('debtor_contact')
const m = names('message', 'm')

/** @param of The message, whose debtor has the address. */
export async function markBounced(
  { records }: Pick<FastifyInstance, 'records'>,
  trx: Trx,
  { id, to }: { id: number; to: string },
  by: Writer,
): Promise<void> {
  const { rows } = await trx.query<{ contact: number }>({
    text: `select ${k.id}::int as contact from debtor_contact where ${k.debtor_id} = (select ${m.debtor_id} from message m where ${m.id} = $1)
        and lower(${k.value}) = lower($2) and coalesce(${k.status}, 'ok') = 'ok' order by ${k.id} for no key update`,
    values: [id, to],
  })
  for (const { contact } of rows)
    await records.update(trx, debtorContact, contact, { status: 'bounced' }, system('messages', by))
}
