/** Owners that are part of others, such as branches of a holding. */
import { owner } from '#schemas/owner.ts'
import { ownerSql } from './ownerSql.ts'

type WithIds = Readonly<Record<string, unknown>>

/** Ids of the owners whose rows a person may see; none for staff and for products without owners. */
export const ownerIdsOf = (person: WithIds | null | undefined): readonly number[] =>
  owner === null ? [] : ((person?.[owner.ids] ?? []) as readonly number[])

/**
 * SQL for the ids of the owners whose data an account may see: its active owners, with all their parts. `union`
 * stops at ids already found, so a circle is harmless.
 *
 * @param alias Alias of `app_user` in the statement.
 */
export function ownOwners(alias: string): string {
  if (ownerSql === null) return `'[]'::json`
  const { table, links, partOf } = ownerSql
  const parts =
    partOf === undefined ? '' : `\n      union select part.id from own join ${table} part on part.${partOf} = own.id`
  return `coalesce((with recursive own (id) as (
      select c.target_id from ${links} c join ${table} k on k.id = c.target_id and k.active where c.owner_id = ${alias}.id${parts})
    select json_agg(own.id order by own.id) from own), '[]')`
}
