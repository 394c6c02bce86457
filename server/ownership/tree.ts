/** Owners that are part of others, as branches are of their holding. */
import { owner } from '#schemas/owner.ts'
import { ownerSql } from './ownerSql.ts'

type WithIds = Readonly<Record<string, unknown>>

/** Ids of the owners whose rows somebody may see; none for staff and where the product has no owners. */
export const ownerIdsOf = (person: WithIds | null | undefined): readonly number[] =>
  owner === null ? [] : ((person?.[owner.ids] ?? []) as readonly number[])

/**
 * SQL for the ids of the owners whose data an account may see: those that it is bound to and that are active, with all
 * their parts. `union` ends at what was found before, so a ring does no harm.
 *
 * @param alias Of `app_user` in the statement.
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
