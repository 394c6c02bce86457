/**
 * Accounts that may sign in: active ones, and those from outside only while one of their owners is active. API
 * keys of an inactive owner get 401, so its people may not sign in either.
 */
import { staffKind } from '#domain/access/portalRoles.ts'
import type { UserTable } from '#schemas/generated/database.ts'
import { ownerSql } from './ownerSql.ts'

/**
 * SQL for whether the account may sign in.
 *
 * @param alias Alias of `app_user` in the statement.
 */
export const isOpen = (alias: string): string =>
  ownerSql === null
    ? of(alias, 'active')
    : `(${of(alias, 'active')} and (${of(alias, 'kind')} = '${staffKind}'
  or not exists (select from ${ownerSql.links} l where l.owner_id = ${of(alias, 'id')})
  or exists (select from ${ownerSql.links} l join ${ownerSql.table} k on k.id = l.target_id and k.active where l.owner_id = ${of(alias, 'id')})))`

const of = (alias: string, column: keyof UserTable) => `${alias}.${column}`
