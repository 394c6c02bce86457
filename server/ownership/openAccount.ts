/**
 * Which accounts may be used: those that are active, and of people of customers only while a customer of theirs is. Keys of a
 * customer that is not active get 401, so its people do not sign in either.
 */
import { staffKind } from '#domain/access/portalRoles.ts'

/**
 * SQL for whether the account may be used.
 *
 * @param alias Of `app_user` in the statement.
 */
export const isOpen = (alias: string): string => `(${alias}.active and (${alias}.kind = '${staffKind}'
  or not exists (select from app_user_customers l where l.owner_id = ${alias}.id)
  or exists (select from app_user_customers l join customer k on k.id = l.target_id and k.active where l.owner_id = ${alias}.id)))`
