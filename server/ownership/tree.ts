/** Customers that are part of others, as branches are of their holding. */

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
