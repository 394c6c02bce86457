/** Writes how arrangements stand, many by one statement: what follows from payments and the day is no edit of a record. */
import type { Standing } from '#domain/arrangements/standing.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { Arranged } from './readArrangements.ts'

type Found = { one: Arranged; standing: Standing }

const i = names('instalment')
const a = names('arrangement')

export async function keepTerms({ query }: Pick<Trx, 'query'>, found: readonly Found[]): Promise<void> {
  const changed = found.flatMap(({ one, standing }) => {
    const before = new Map(one.terms.map((term) => [term.id, term]))
    return standing.terms.flatMap(({ id, paid, paidAt, status }) => {
      const was = before.get(id)
      const isSame = was?.paid === paid && was.paidAt === paidAt && was.status === status
      return isSame ? [] : [{ id, paid, currency: one.currency, day: paidAt, stands: status }]
    })
  })
  if (changed.length === 0) return
  await query({
    text: `update instalment set ${i.paid_amount} = n.paid, ${i.paid_amount_currency} = n.currency, ${i.paid_at} = n.day, ${i.status} = n.stands
      from jsonb_to_recordset($1::jsonb) as n(id bigint, paid bigint, currency text, day date, stands text) where instalment.${i.id} = n.id`,
    values: [JSON.stringify(changed)],
  })
}

export async function keepArrangements({ query }: Pick<Trx, 'query'>, found: readonly Found[]): Promise<void> {
  const changed = found.flatMap(({ one, standing }) => {
    const next = one.status === 'active' ? standing.nextDue : null
    const isSame = one.paid === standing.paid && one.nextDue === next
    return isSame ? [] : [{ id: one.id, paid: standing.paid, currency: one.currency, next }]
  })
  if (changed.length === 0) return
  await query({
    text: `update arrangement set ${a.paid_amount} = n.paid, ${a.paid_amount_currency} = n.currency, ${a.next_due_date} = n.next
      from jsonb_to_recordset($1::jsonb) as n(id bigint, paid bigint, currency text, next date) where arrangement.${a.id} = n.id`,
    values: [JSON.stringify(changed)],
  })
}
