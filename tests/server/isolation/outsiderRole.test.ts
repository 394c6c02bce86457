/**
 * What the database itself shows people from outside, whatever a statement says: asked by plain SQL in their role, of
 * every table that there is. A new table is closed to them, and one that is opened has to be named here.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalRoles } from '#domain/access/portalRoles.ts'
import { entities } from '#schemas/generated/entities.ts'
import type { Trx } from '#server/db/engine.ts'
import { openTestEngine } from '#tests/support/engine.ts'
import { buildWorld, mark, type World } from './world.ts'

const engine = await openTestEngine()
afterAll(() => engine.close())

let world: World
beforeAll(async () => {
  world = await buildWorld(engine)
})

type Found = { name: string; columns: string[]; hidden: string[]; rows: boolean; writes: string[] }

/** Every table, view and partition, with the columns that the role may read and what it may write. */
const catalogue = `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name, c.relrowsecurity as rows,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('dossier_outsider', c.oid, a.attnum, 'select') order by a.attnum) as columns,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and not has_column_privilege('dossier_outsider', c.oid, a.attnum, 'select') order by a.attnum) as hidden,
    array(select p from unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p where has_table_privilege('dossier_outsider', c.oid, p)) as writes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`

const all = async (): Promise<Found[]> => (await engine.query<Found>({ text: catalogue })).rows

/** Tables whose own rows are read as far as they are the asker's. */
const ofOwners = [
  'api_alert_rule',
  'api_log',
  'arrangement',
  'bulk_run',
  'claim',
  'client_api_plugin',
  'collection_file',
  'collection_file_search',
  'column_mapping',
  'contact_person',
  'cost_line',
  'customer',
  'dispute',
  'document',
  'export_job',
  'file_log',
  'import_job',
  'import_row',
  'instalment',
  'interest_setting',
  'interruption_event',
  'merchant',
  'payment',
  'precasso',
  'saved_view',
  'webhook',
  'webhook_delivery',
  'write_off',
]
/** Lists that belong to nobody. */
const open = ['country', 'file_log_type', 'salutation']
/** Columns that a record of the asker shows of what it points at: of those rows, or of a list of the office. */
const shown: Record<string, string[]> = {
  api_client: ['id', 'name'],
  api_log_exchange: ['call_id', 'request', 'response'],
  app_user: ['id', 'name'],
  close_reason: ['id', 'name'],
  collection_file_co_debtors: ['owner_id', 'target_id'],
  cost_type: ['id', 'name'],
  debtor: ['id', 'number', 'name'],
  file_status: ['id', 'name'],
  legal_type: ['id', 'name'],
  team: ['id', 'name'],
  workflow_step: ['id', 'name'],
}
const lists = ['close_reason', 'cost_type', 'file_status', 'legal_type', 'team']
const written: Record<string, string[]> = {
  audit_log: ['insert'],
  'change_log.dispute': ['insert'],
  'change_log.webhook': ['insert'],
  'change_log.webhook_delivery': ['insert'],
  dispute: ['update'],
  'pgboss.job_common': ['insert'],
  read_log: ['insert'],
  webhook: ['insert', 'update', 'delete'],
}
/** The queue of jobs, and the logs by which lists count whole tables. */
const besides = ['pgboss.job_common', 'pgboss.queue', 'change_log.tracked', ...open.map((name) => `change_log.${name}`)]

test('the role reaches the tables that are named here, and no other', async () => {
  const found = await all()
  const readable = found.filter(({ columns }) => columns.length > 0).map(({ name }) => name)
  expect(readable.toSorted()).toEqual([...ofOwners, ...open, ...Object.keys(shown), ...besides].toSorted())
  const rowsAreLimited = found.filter(({ rows }) => rows).map(({ name }) => name)
  const limited = [...ofOwners, ...Object.keys(shown).filter((name) => !lists.includes(name))]
  expect(rowsAreLimited.toSorted()).toEqual(limited.toSorted())
  for (const { name, columns } of found)
    if (shown[name]) expect([name, columns.toSorted()]).toEqual([name, shown[name].toSorted()])
  expect(Object.fromEntries(found.flatMap(({ name, writes }) => (writes.length > 0 ? [[name, writes]] : [])))).toEqual(
    written,
  )
})

test('of their own records they read no column that only staff read', async () => {
  const found = new Map((await all()).map((one) => [one.name, one.hidden]))
  expect(found.get('collection_file')).toEqual(
    expect.arrayContaining(['notes', 'case_manager_id', 'workflow_id', 'close_note']),
  )
  expect(found.get('document')).toEqual(expect.arrayContaining(['sha256']))
  for (const table of ['session', 'credential', 'setting', 'mail', 'audit_log'])
    expect([table, found.get(table)?.length]).not.toEqual([table, 0])
})

/** Runs work as the role, with the asker that it is for. */
const asOutsider = <T>(asker: object | null, work: (trx: Trx) => Promise<T>): Promise<T> =>
  engine.transaction(async (trx) => {
    await trx.query({ text: `set local role dossier_outsider` })
    await trx.query({ text: `select set_config('dossier.asker', $1, true)`, values: [asker && JSON.stringify(asker)] })
    return work(trx)
  })

const idOf = (whose: keyof World, name: string): number => world[whose].get(name)?.id ?? 0
const asker = () => ({ acl: portalRoles, id: 0, username: '-', customerIds: [idOf('mine', 'customer')] })

test('as a person of one client, plain SQL reads nothing of another in any table', async () => {
  for (const { name, columns } of await all()) {
    if (columns.length === 0 || besides.includes(name)) continue
    const list = columns.map((column) => `"${column}"`).join(', ')
    const rows = await asOutsider(
      asker(),
      async ({ query }) => (await query<{ id?: number }>({ text: `select ${list} from ${name}` })).rows,
    )
    expect([name, mark.exec(JSON.stringify(rows))?.[0]]).toEqual([name, undefined])
    const entity = entities.find(({ table }) => table === name)
    if (!entity || open.includes(name) || lists.includes(name)) continue
    const foreign = rows.filter(({ id }) => id === idOf('foreign', entity.name))
    expect([name, foreign]).toEqual([name, []])
  }
})

test('what they may read they do: their own records, with the names that these show', async () => {
  const count = (table: string) =>
    asOutsider(
      asker(),
      async ({ query }) => (await query<{ n: number }>({ text: `select count(*)::int as n from ${table}` })).rows[0]?.n,
    )
  for (const table of [
    'collection_file',
    'collection_file_search',
    'claim',
    'customer',
    'merchant',
    'webhook',
    'debtor',
    'collection_file_co_debtors',
  ])
    expect([table, await count(table)]).toEqual([table, 1])
})

test('without an asker no row is read', async () => {
  for (const { name, rows, columns } of await all()) {
    if (!rows || columns.length === 0) continue
    const found = await asOutsider(null, ({ query }) => query({ text: `select "${columns[0]}" from ${name}` }))
    expect([name, found.rowCount]).toEqual([name, 0])
  }
})

test('what is not named is refused, and nothing of another client is changed', async () => {
  const refused = (text: string) =>
    asOutsider(asker(), ({ query }) => query({ text })).then(
      () => 'answered',
      (error: { code: string }) => error.code,
    )
  for (const text of [
    'select from session',
    'select from credential',
    'select from audit_log',
    'select from agenda_item',
    'select from message',
    'select from mail',
    'select birth_date from debtor',
    'select email from app_user',
    'select notes from collection_file',
    'delete from claim',
    'update customer set company = company',
    'truncate webhook',
    `select nextval('collection_file_id_seq')`,
    'alter table claim disable row level security',
  ])
    expect([text, await refused(text)]).toEqual([text, '42501'])
  const text = `delete from webhook where id = ${idOf('foreign', 'webhook')} returning id`
  expect((await asOutsider(asker(), ({ query }) => query({ text }))).rows).toEqual([])
})
