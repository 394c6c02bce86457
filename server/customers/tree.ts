/** Customers that are part of others, as branches are of their holding. */
import type { Body } from '#server/crud/body.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'

/**
 * SQL for the ids of the customers whose data an account may see: those that it is bound to and that are active, with all
 * their parts. `union` ends at what was found before, so a ring does no harm.
 *
 * @param alias Of `app_user` in the statement.
 */
export const ownCustomers = (alias: string): string =>
  `coalesce((with recursive own (id) as (
      select c.target_id from app_user_customers c join customer k on k.id = c.target_id and k.active where c.owner_id = ${alias}.id
      union select part.id from own join customer part on part.parent_id = own.id)
    select json_agg(own.id order by own.id) from own), '[]')`

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
