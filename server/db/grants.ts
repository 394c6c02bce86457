/**
 * Rights of the server's roles in this database: read and write rows, and no more. Roles belong to the
 * whole cluster and outlive its databases; grants belong to one database.
 */
import { bookedTables, innerTables } from '#schemas/product.ts'
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

/**
 * @param closed Tables whose change log is hidden from people from outside, because it names rows that they may
 * not see.
 */
export function grantStatements(closed: readonly string[]): string[] {
  return [
    `grant usage on schema public, change_log to ${both}`,
    `grant select, insert, update, delete on all tables in schema public to ${both}`,
    `grant usage, select on all sequences in schema public to ${both}`,
    // Only the migrating login writes these two; audit entries are never changed or deleted.
    `revoke insert, update, delete on migration, protection from ${both}`,
    `revoke update, delete on audit_log, audit_seal from ${both}`,
    ...bookedTables.map((table) => `revoke update, delete, truncate on ${table} from ${both}`),
    ...[...bookedTables, ...innerTables].map((table) => `revoke all on ${table} from ${outsiderRole}`),
    // The server deletes old entries of the read log; people from outside only add entries.
    `revoke update on read_log from ${both}`,
    `revoke select, delete on read_log from ${outsiderRole}`,
    `grant select, insert, delete on all tables in schema change_log to ${serverRole}`,
    `grant select, insert on all tables in schema change_log to ${outsiderRole}`,
    `grant update on change_log.tracked to ${serverRole}`,
    `revoke insert, delete on change_log.tracked from ${both}`,
    ...ofJobs,
    ...closed.map((table) => `revoke select on change_log."${table}" from ${outsiderRole}`),
  ]
}

/**
 * Rights on the job queue: the server reads and writes rows but creates no tables. People from outside only add
 * jobs to existing queues; they see neither jobs of others nor results of their own.
 */
const ofJobs: readonly string[] = [
  `grant usage on schema pgboss to ${both}`,
  `grant select, insert, update, delete on all tables in schema pgboss to ${serverRole}`,
  `revoke insert, delete on pgboss.version from ${serverRole}`,
  `grant select on pgboss.queue to ${outsiderRole}`,
  `grant insert, select (id) on pgboss.job_common to ${outsiderRole}`,
  `revoke select, insert, update, delete on job_run from ${outsiderRole}`,
]
