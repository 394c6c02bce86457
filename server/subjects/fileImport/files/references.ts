/** Payment references of new files, as one file gets its own. */
import { referenceOf } from '#domain/law/paymentReference.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { freeReference } from '#server/subjects/files/freeReference.ts'

const f = names('collection_file')

/**
 * Made of the digits of their numbers before they are stored: given later, they would change each file a second time, with
 * all its indexes and its search text. Those whose digits another file has get none here.
 */
export async function withReferences({ query }: Trx, files: readonly Body[]): Promise<Body[]> {
  const references = files.map(({ number }) => referenceOf(String(number).replace(/\D/g, '').slice(-15)))
  const { rows } = await query<{ reference: string }>({
    text: `select ${f.payment_reference} as reference from collection_file where ${f.payment_reference} = any($1::text[])`,
    values: [references],
  })
  const taken = new Set(rows.map(({ reference }) => reference))
  return files.map((body, nth) => {
    const reference = references[nth] ?? ''
    if (taken.has(reference)) return body
    taken.add(reference)
    return { ...body, paymentReference: reference }
  })
}

/** Gives the few that got none one of other digits. */
export async function completeReferences(trx: Trx, files: readonly Body[]): Promise<void> {
  for (const { id, number, paymentReference } of files) {
    if (paymentReference !== null) continue
    const reference = await freeReference(trx, Number(id), String(number))
    await trx.query({
      text: `update collection_file set ${f.payment_reference} = $2 where ${f.id} = $1`,
      values: [id, reference],
    })
  }
}
