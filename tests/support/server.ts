/** The real app on a test database, with an adjustable clock and a readable log. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readSettings, type Config } from '#server/config.ts'
import { entities } from '#schemas/generated/entities.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import { serverRole } from '#server/db/roles.ts'
import { createLogger } from '#server/foundation/log.ts'
import type { AnyJob } from '#server/jobs/job.ts'
import { protect } from '#server/protect.ts'
import { openTestEngine } from './engine.ts'

export type Row = Record<string, unknown>
export type Server = {
  app: FastifyInstance
  /** The database with its owner's login; the server itself uses a role that owns nothing. */
  engine: Engine
  /** Log lines, one object per line. */
  log: Row[]
  /** Milliseconds that the server's clock is ahead. */
  clock: { ahead: number }
  /** Stops once, however often it is called. */
  stop(): Promise<void>
}

export const config: Config = {
  // A page rendered in the same process blocks the event loop, which no test is about. Solving a puzzle at
  // every sign-in would be slow; tests of the bot check turn it on.
  ...readSettings({ MAX_DELAY: '0', BOT_CHECK: 'off' }, 'tool'),
  logLevel: 'info',
  sessionSecret: 'a secret of thirty-two characters or more',
}

type Options = {
  pagesFolder?: string
  config?: Partial<Config>
  /** Enables row security on the embedded database too. */
  rowSecurity?: boolean
  /** Kinds of jobs for the test only. */
  moreJobs?: readonly AnyJob[]
  /** Adds tables and routes for the test, before the server answers. @returns The entities among them. */
  add?(app: FastifyInstance, engine: Engine): Promise<readonly Entity[]>
}

export async function startServer(options: Options = {}): Promise<Server> {
  const log: Row[] = []
  const clock = { ahead: 0 }
  const engine = await openTestEngine()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dossier-test-'))
  const app = await buildApp({
    config: { ...config, dataDir, ...options.config },
    engine: engine.as(serverRole),
    logger: createLogger(config.logLevel, linesTo(log)),
    now: () => Date.now() + clock.ahead,
    pagesFolder: options.pagesFolder,
    moreJobs: options.moreJobs,
  })
  await engine.query({ text: movedQueue })
  const added = await options.add?.(app, engine)
  if (added) await protect(engine, [...entities, ...added])
  // Two layers could hide each other's mistakes: on the embedded database the conditions stand alone, on
  // PostgreSQL both apply.
  if (engine.kind === 'pglite' && !options.rowSecurity) await engine.query({ text: withoutRowSecurity })
  await app.ready()
  let stopped: Promise<void> | undefined
  const stop = () =>
    (stopped ??= app
      .close()
      .then(() => engine.close())
      .then(() => rmSync(dataDir, { recursive: true, force: true })))
  return { app, engine, log, clock, stop }
}

const withoutRowSecurity = `do $$
declare
  name text;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity loop
    execute format('alter table %I disable row level security', name);
  end loop;
end
$$`

/** The job queue uses the clock of the database; this view of it is moved as far as `runDue` says. */
const movedQueue = `
  create table if not exists pgboss.moved (ahead interval not null);
  grant select on pgboss.moved to public;
  create or replace function pgboss.job_now() returns timestamptz language sql stable as
    $$ select pg_catalog.now() + coalesce((select ahead from pgboss.moved), interval '0') $$`

/**
 * Runs due jobs by the server's clock until none is left.
 * @param app Another server than that of the test, on its database.
 * @returns Number of jobs.
 */
export async function runDue({ engine, app, clock }: Pick<Server, 'engine' | 'app' | 'clock'>): Promise<number> {
  await engine.query({ text: 'delete from pgboss.moved' })
  await engine.query({
    text: `insert into pgboss.moved (ahead) values ($1 * interval '1 millisecond')`,
    values: [clock.ahead],
  })
  return app.jobs.runDue()
}

const linesTo = (log: Row[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      log.push(JSON.parse(String(chunk)))
      done()
    },
  })

/**
 * Empties every table except the list of migrations. Row by row and without triggers, because truncating a
 * table includes all that point at it; the lists are told to start anew.
 */
export async function emptyTables({ kind, query }: Engine): Promise<void> {
  // A single session has exact statistics once flushed. With several sessions a table without a page has no rows:
  // looking into each takes ten times as long.
  if (kind === 'pglite') await query({ text: 'select pg_stat_force_next_flush()' })
  await query({ text: 'delete from pgboss.job_common; delete from pgboss.moved' })
  await query({
    text: emptying(kind === 'pglite' ? 'pg_stat_get_tuples_inserted(oid) > 0' : 'pg_relation_size(oid) > 0'),
  })
}

const emptying = (isWritten: string) => `do $$
declare
  name text;
  found boolean;
  ids text;
begin
  set local session_replication_role = replica;
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('migration', 'protection') and ${isWritten} loop
    execute format('select exists (select from %I)', name) into found;
    if found then
      execute format('delete from %I', name);
      select pg_get_serial_sequence(quote_ident(name), attname) into ids from pg_attribute
        where attrelid = quote_ident(name)::regclass and attname = 'id';
      if ids is not null then perform setval(ids, 1, false); end if;
      if to_regclass('change_log.' || quote_ident(name)) is not null then perform reset_changes(name); end if;
    end if;
    perform pg_stat_reset_single_table_counters(quote_ident(name)::regclass);
  end loop;
end
$$`
