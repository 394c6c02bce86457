/** A customer that becomes part of another. */
import type { Body } from '#server/records/values/body.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'

/**
 * Nothing is part of itself, nor of its own parts: whoever sees one of a ring would see all of it.
 *
 * @throws {FieldErrors} At `parent`.
 */
export async function checkParent({ parent }: Body, before: Body, trx: Trx): Promise<void> {
  if (!parent || parent === before.parent) return
  const text = `with recursive whole (id, parent_id) as (
      select id, parent_id from customer where id = $1::bigint
      union select above.id, above.parent_id from whole join customer above on above.id = whole.parent_id)
    select 1 from whole where id = $2::bigint`
  const { rows } = await trx.query({ text, values: [parent, before.id] })
  if (rows.length > 0) throw new FieldErrors({ parent: [{ key: 'error.partOfItself' }] })
}
