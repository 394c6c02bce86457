/**
 * Rights of the server's roles in this database: read and write rows, and no more. Roles belong to the
 * whole cluster and outlive its databases; grants belong to one database.
 */
import { bookedTables } from '#schemas/product.ts'
import type { Queries } from './migrate.ts'
import { outsiderRole, serverRole } from './roles.ts'

/** The roles are missing and this login may not create them. */
export class RolesMissing extends Error {
  constructor(login: string, statements: readonly string[], cause?: unknown) {
    super(
      `The database login "${login}" may not make or take on the roles that the server works as. ` +
        `Have an administrator of the database run once:\n${statements.map((one) => `  ${one};`).join('\n')}`,
      { cause },
    )
    this.name = 'RolesMissing'
  }
}

type Found = { owner: string; isSuper: boolean; mayMake: boolean; mayPass: boolean; roles: string[]; taken: string[] }

const names = [serverRole, outsiderRole]
const both = names.join(', ')

/** SQL that lets a login work as the server's roles. */
export const grantRoles = (login: string): string => `grant ${both} to "${login.replaceAll('"', '""')}"`

/**
 * Creates the roles that are missing and makes the login a member of them.
 *
 * @param login Login of the server; absent: the one that runs this.
 * @throws {RolesMissing} When the current login may not; the message has the statements that an administrator
 * must run.
 */
export async function makeRoles({ query }: Queries, login?: string): Promise<void> {
  const [found] = (await query<Found>({ text, values: [names, login ?? null] })).rows
  if (!found) return
  const { owner, isSuper, mayMake, mayPass, roles, taken } = found
  const statements = [
    ...names.filter((name) => !roles.includes(name)).map((name) => `create role ${name} nologin`),
    // Row policies hide nothing from staff, so their role skips them: the planner estimates better without the
    // conditions.
    ...(isSuper && !mayPass ? [`alter role ${serverRole} bypassrls`] : []),
    ...(taken.length === names.length ? [] : [grantRoles(login ?? owner)]),
  ]
  if (statements.length > 0 && !mayMake) throw new RolesMissing(owner, statements)
  for (const statement of statements) {
    await query({ text: unlessThere(statement) }).catch((error: unknown) => {
      throw new RolesMissing(owner, statements, error)
    })
  }
}

/** From PostgreSQL 16 on, membership alone does not allow SET ROLE; a superuser always may. */
const text = `select current_user::text as owner, me.rolsuper as "isSuper", me.rolsuper or me.rolcreaterole as "mayMake",
  coalesce((select rolbypassrls from pg_roles where rolname = '${serverRole}'), false) as "mayPass",
  array(select rolname::text from pg_roles where rolname = any($1::text[])) as roles,
  array(select r.rolname::text from pg_roles r, pg_roles l where r.rolname = any($1::text[]) and l.rolname = coalesce($2, current_user)
    and pg_has_role(l.oid, r.oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)) as taken
  from pg_roles me where me.rolname = current_user`

/** Two databases of one cluster may be migrated at the same time and create the same role. */
const unlessThere = (statement: string): string =>
  `do $do$ begin ${statement}; exception when duplicate_object or unique_violation then null; end $do$`

/** A table that people from outside may use: columns to read, and what they may write. */
export type Opened = {
  table: string
  columns: readonly string[]
  writes: readonly string[]
  /** Whether its changes are logged; of a list that everybody reads whole the log is read too, to count by it. */
  isLogged: boolean
  isWhole: boolean
}

/**
 * Rights of both roles. The role of people from outside begins with none in any table, so that a new one is closed
 * until somebody opens it: those of entities by their schemas, those made by hand here.
 *
 * @param opened Tables and columns of people from outside.
 * @param following Tables whose rows follow records that they delete: their changes are logged.
 */
export function grantStatements(opened: readonly Opened[], following: readonly string[]): string[] {
  return [
    `grant usage on schema public, change_log, pgboss to ${both}`,
    ...['public', 'change_log', 'pgboss'].flatMap((schema) => [
      `revoke all on all tables in schema ${schema} from ${outsiderRole}`,
      `revoke all on all sequences in schema ${schema} from ${outsiderRole}`,
    ]),
    `grant select, insert, update, delete on all tables in schema public to ${serverRole}`,
    `grant usage, select on all sequences in schema public to ${serverRole}`,
    // Only the migrating login writes these two; audit entries are never changed or deleted.
    `revoke insert, update, delete on migration, protection from ${serverRole}`,
    `revoke update, delete on audit_log, audit_seal from ${serverRole}`,
    ...bookedTables.map((table) => `revoke update, delete, truncate on ${table} from ${serverRole}`),
    // The server deletes old entries of the read log.
    `revoke update on read_log from ${serverRole}`,
    `grant select, insert, delete on all tables in schema change_log to ${serverRole}`,
    `grant update on change_log.tracked to ${serverRole}`,
    `revoke insert, delete on change_log.tracked from ${serverRole}`,
    // The server reads and writes rows of the job queue, but creates no tables.
    `grant select, insert, update, delete on all tables in schema pgboss to ${serverRole}`,
    `revoke insert, delete on pgboss.version from ${serverRole}`,
    ...opened.flatMap(openingOf),
    ...following.map((table) => `grant insert on change_log.${named(table)} to ${outsiderRole}`),
    ...byHand,
  ]
}

const openingOf = ({ table, columns, writes, isLogged, isWhole }: Opened): string[] => [
  `grant select (${columns.map(named).join(', ')}) on ${named(table)} to ${outsiderRole}`,
  ...(isLogged && isWhole ? [`grant select on change_log.${named(table)} to ${outsiderRole}`] : []),
  ...(writes.length > 0 ? [`grant ${writes.join(', ')} on ${named(table)} to ${outsiderRole}`] : []),
  ...(isLogged && writes.length > 0 ? [`grant insert on change_log.${named(table)} to ${outsiderRole}`] : []),
]

const named = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What the requests of people from outside write beside records: notes of what they did and read, and jobs. They read none of it. */
const byHand: readonly string[] = [
  `grant insert on audit_log, read_log to ${outsiderRole}`,
  `grant select on change_log.tracked to ${outsiderRole}`,
  `grant select on pgboss.queue to ${outsiderRole}`,
  `grant insert, select (id) on pgboss.job_common to ${outsiderRole}`,
]
