/** The payment reference of a new file. */
import { referenceOf } from '#domain/law/paymentReference.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file')

/** Made of the digits of the number, or of others where a number of an earlier form has the same ones. */
export async function freeReference({ query }: Trx, id: number, number: string): Promise<string> {
  const digits = number.replace(/\D/g, '').slice(-15)
  const own = [digits, `9${String(id).padStart(11, '0')}`].map(referenceOf)
  const { rows } = await query<{ reference: string }>({
    text: `select ${f.payment_reference} as reference from collection_file where ${f.payment_reference} = any($1)`,
    values: [own],
  })
  const taken = new Set(rows.map(({ reference }) => reference))
  return own.find((one) => !taken.has(one)) ?? referenceOf(String(id).padStart(15, '9'))
}
