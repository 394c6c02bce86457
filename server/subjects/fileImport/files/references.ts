/** Payment references of new files, as one file gets its own. */
import { referenceOf } from '#domain/law/paymentReference.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { freeReference } from '#server/subjects/files/freeReference.ts'

const f = names('collection_file')

/** Made of the digits of the number by one statement; the few whose digits another file has get others. */
export async function referencesFor(trx: Trx, files: readonly { id: number; number: string }[]): Promise<void> {
  const list = files.map(({ id, number }) => ({ id, reference: referenceOf(number.replace(/\D/g, '').slice(-15)) }))
  const { rows } = await trx.query<{ id: number }>({
    text: `with given as (select * from jsonb_to_recordset($1::jsonb) as n(id bigint, reference text)),
        free as (select min(g.id) as id, g.reference from given g where not exists (select from collection_file f where f.${f.payment_reference} = g.reference) group by g.reference)
      update collection_file t set ${f.payment_reference} = free.reference from free where t.${f.id} = free.id returning t.${f.id}::int as id`,
    values: [JSON.stringify(list)],
  })
  const done = new Set(rows.map(({ id }) => id))
  for (const { id, number } of files) {
    if (done.has(id)) continue
    const reference = await freeReference(trx, id, number)
    await trx.query({
      text: `update collection_file set ${f.payment_reference} = $2 where ${f.id} = $1`,
      values: [id, reference],
    })
  }
}
