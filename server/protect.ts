/**
 * Applies the rights of the server's roles: grants, and row security for people from outside. Call it after
 * each migration, with the migrating login. Unchanged parts are skipped, because creating a policy waits for
 * all users of its table.
 */
import { createHash } from 'node:crypto'
import type { Entity } from '#schemas/entity.ts'
import { keptTable } from '#schemas/keptSearch.ts'
import { followingTables, isGuarded, outsiderTables } from '#server/sql/outsiderTables.ts'
import { dropPolicies, keptPoliciesOf, policiesOf, policyName, rowPoliciesOf } from '#server/sql/rowPolicies.ts'
import { quote } from '#server/sql/sql.ts'
import type { Engine, OpenEngine, Trx } from './db/engine.ts'
import { grantRoles, grantStatements, makeRoles, RolesMissing } from './db/grants.ts'
import { serverRole } from './db/roles.ts'

/** A part that is applied as a whole; `known` is the text of everything that it depends on. */
type Part = { subject: string; statements: readonly string[]; known: string }

/** An arbitrary number that no other advisory lock of this program uses. */
const lockKey = 4_117_003

/**
 * @param login Login of the server, if it differs from the owner.
 * @throws {RolesMissing} When the owner may not create the roles.
 */
export async function protect(owner: OpenEngine, entities: readonly Entity[], login?: string): Promise<void> {
  await makeRoles(owner, login)
  await owner.transaction(async (trx) => {
    // Running servers may be using these tables, so waiting for their locks has no limit here.
    await trx.query({ text: `select set_config('lock_timeout', '0', true)` })
    await trx.query({ text: `select pg_advisory_xact_lock(${lockKey})` })
    await trx.query({
      text: 'create table if not exists protection (subject text primary key, digest text not null)',
    })
    const parts = await partsOf(entities, trx)
    const { rows } = await trx.query<Pick<Part, 'subject'> & { digest: string }>({
      text: 'select subject, digest from protection',
    })
    const inForce = new Map(rows.map(({ subject, digest }) => [subject, digest]))
    for (const part of parts) {
      const digest = digestOf(part)
      if (inForce.get(part.subject) === digest) continue
      for (const text of part.statements) await trx.query({ text })
      const noted = `insert into protection (subject, digest) values ($1, $2)
        on conflict (subject) do update set digest = excluded.digest`
      await trx.query({ text: noted, values: [part.subject, digest] })
    }
    await renewLogs(trx)
  })
}

/**
 * The database with the server's role set.
 *
 * @throws {RolesMissing} When the login may not use the server's role.
 */
export async function asServer(open: OpenEngine): Promise<Engine> {
  const engine: Engine = { ...open.as(serverRole), folder: open.folder }
  await engine.query({ text: 'select 1' }).catch(async (error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === '42501' || error.code === '22023')) {
      const [found] = (await open.query<{ login: string }>({ text: 'select current_user as login' })).rows
      throw new RolesMissing(found?.login ?? '', [grantRoles(found?.login ?? '')], error)
    }
    throw error
  })
  return engine
}

async function partsOf(entities: readonly Entity[], { query }: Trx): Promise<Part[]> {
  const { rows } = await query<Table>({ text: tables })
  const has = (name: string) => rows.some((one) => one.isPublic && one.name === name)
  const hasLog = (name: string) => rows.some((one) => !one.isPublic && one.name === name)
  const guarded = entities.filter((entity) => isGuarded(entity) && has(entity.table))
  const kept = guarded.filter((entity) => entity.searchKept && has(keptTable(entity)))
  const opened = outsiderTables(entities).filter(({ table }) => has(table))
  const limited = opened.filter((one) => one.rows !== undefined)
  const names = [...guarded.map(({ table }) => table), ...kept.map(keptTable), ...limited.map(({ table }) => table)]
  const open = rows.filter(({ name, isGuarded: isLimited }) => isLimited && !names.includes(name))
  const grants = opened.map(({ table, columns, hides = [], writes, isWhole = false }) => {
    const all = rows.find(({ name, isPublic }) => isPublic && name === table)?.columns ?? []
    const isLogged = hasLog(table)
    return { table, columns: columns ?? all.filter((column) => !hides.includes(column)), writes, isLogged, isWhole }
  })
  return [
    {
      subject: 'grants',
      statements: grantStatements(grants, followingTables(entities).filter(hasLog)),
      known: rows.map(({ name }) => name).join(' '),
    },
    ...guarded.map((entity) => ({ subject: entity.table, statements: policiesOf(entity), known: '' })),
    ...kept.map((entity) => ({ subject: keptTable(entity), statements: keptPoliciesOf(entity), known: '' })),
    ...limited.map((one) => ({ subject: one.table, statements: rowPoliciesOf(one), known: '' })),
    // Removes policies of entities whose rules were removed.
    ...open.map(({ name }) => ({
      subject: name,
      statements: [...dropPolicies(name), `alter table ${quote(name)} disable row level security`],
      known: '',
    })),
  ]
}

type Table = { name: string; isGuarded: boolean; isPublic: boolean; columns: string[] }

const tables = `select relname::text as name, relrowsecurity as "isGuarded",
    array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and relkind <> 'S' order by attnum) as columns,
    relnamespace = 'public'::regnamespace as "isPublic"
  from pg_class
  where relnamespace in ('public'::regnamespace, 'change_log'::regnamespace) and relkind in ('r', 'p', 'S') order by 1`

const digestOf = ({ statements, known }: Part): string =>
  createHash('sha256')
    .update([...statements, known].join('\n'))
    .digest('hex')

/**
 * Drops the policies before a migration that may change columns they read: a column named by a policy cannot be
 * dropped. Run it in the migration's transaction; until they are back, people from outside see no rows.
 */
export async function liftPolicies({ query }: Pick<Trx, 'query'>): Promise<void> {
  const names = Object.values(policyName).map((name) => `'${name}'`)
  const text = `select distinct tablename::text as name from pg_policies where schemaname = 'public' and policyname in (${names.join(', ')})`
  const { rows } = await query<{ name: string }>({ text })
  if (rows.length === 0) return
  for (const statement of rows.flatMap(({ name }) => dropPolicies(name))) await query({ text: statement })
  await query({ text: 'delete from protection' })
}

/** Rebuilds the change logs of tables that have gained an index: the server's role may not. */
async function renewLogs({ query }: Trx): Promise<void> {
  const sorted = `select array_agg(distinct one.attname::text order by one.attname::text) as keys from pg_index i
    join pg_attribute one on one.attrelid = i.indrelid and one.attnum = i.indkey[0]
    join pg_attribute two on two.attrelid = i.indrelid and two.attnum = i.indkey[1]
    where i.indrelid = to_regclass(quote_ident(table_name)) and i.indnkeyatts = 2 and i.indpred is null
      and two.attname = 'id' and one.attname <> 'id'`
  const text = `select track_changes(table_name) from change_log.tracked
    where to_regclass(quote_ident(table_name)) is not null and keys is distinct from coalesce((${sorted}), '{}')`
  await query({ text })
}
