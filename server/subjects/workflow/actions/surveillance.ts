/** Steps that have an address watched; a debtor who is watched already is not watched twice. */
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { names } from '#server/sql/names.ts'
import { all, type Action } from './action.ts'

const v = names('address_surveillance', 'v')

export const startSurveillance: Action = async (tasks, { app, trx, by }) => {
  const { rows } = await trx.query<{ debtor: number }>({
    text: `select ${v.debtor_id}::int as debtor from address_surveillance v
      where ${v.debtor_id} = any($1::bigint[]) and ${v.status} in ('requested', 'active', 'signalled')`,
    values: [tasks.map(({ debtor }) => debtor)],
  })
  const watched = new Set(rows.map(({ debtor }) => debtor))
  for (const { record: file, customer, debtor } of tasks) {
    if (watched.has(debtor)) continue
    watched.add(debtor)
    await app.records.create(trx, addressSurveillance, { file, customer, debtor }, by)
  }
  return all(tasks)
}
