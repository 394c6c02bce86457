/**
 * Which accounts may be used: those that are active, and those from outside only while an owner of theirs is. API keys of an
 * owner that is not active get 401, so its people do not sign in either.
 */
import { staffKind } from '#domain/access/portalRoles.ts'
import { ownerSql } from './ownerSql.ts'

/**
 * SQL for whether the account may be used.
 *
 * @param alias Of `app_user` in the statement.
 */
export const isOpen = (alias: string): string =>
  ownerSql === null
    ? `${alias}.active`
    : `(${alias}.active and (${alias}.kind = '${staffKind}'
  or not exists (select from ${ownerSql.links} l where l.owner_id = ${alias}.id)
  or exists (select from ${ownerSql.links} l join ${ownerSql.table} k on k.id = l.target_id and k.active where l.owner_id = ${alias}.id)))`
