/**
 * The real app on a test database, with a clock that tests move and a log that they read.
 */
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readSettings, type Config } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { createLogger } from '#server/log.ts'
import { openTestEngine } from './engine.ts'

export type Row = Record<string, unknown>
export type Server = {
  app: FastifyInstance
  engine: Engine
  /** One object per line that was logged. */
  log: Row[]
  /** Milliseconds that the server's clock is ahead. */
  clock: { ahead: number }
  /** Once, however often it is called. */
  stop(): Promise<void>
}

export const config: Config = {
  // A page that is drawn beside the server keeps the event loop busy, and no test is about that.
  // Solving a puzzle at every sign-in would be felt; what is about the bot check turns it on.
  ...readSettings({ MAX_DELAY: '0', BOT_CHECK: 'off' }, 'tool'),
  logLevel: 'info',
  sessionSecret: 'a secret of thirty-two characters or more',
}

type Options = {
  pagesFolder?: string
  config?: Partial<Config>
  /** Adds what only a test needs, tables and routes, before the server answers. */
  add?(app: FastifyInstance, engine: Engine): Promise<void>
}

export async function startServer(options: Options = {}): Promise<Server> {
  const log: Row[] = []
  const clock = { ahead: 0 }
  const engine = await openTestEngine()
  const app = await buildApp({
    config: { ...config, ...options.config },
    engine,
    logger: createLogger(config.logLevel, linesTo(log)),
    now: () => Date.now() + clock.ahead,
    pagesFolder: options.pagesFolder,
  })
  await options.add?.(app, engine)
  await app.ready()
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= app.close().then(() => engine.close()))
  return { app, engine, log, clock, stop }
}

const linesTo = (log: Row[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      log.push(JSON.parse(String(chunk)))
      done()
    },
  })

/**
 * Every table that has rows, but the list of migrations. Row by row and past the triggers, because truncating one table
 * takes all that point at it along; the lists are told to start anew.
 */
export async function emptyTables(engine: Engine): Promise<void> {
  await engine.query({ text: emptying })
}

const emptying = `do $$
declare
  name text;
  found boolean;
  ids text;
begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
    execute format('select exists (select from %I)', name) into found;
    if found then
      execute format('delete from %I', name);
      select pg_get_serial_sequence(quote_ident(name), attname) into ids from pg_attribute
        where attrelid = quote_ident(name)::regclass and attname = 'id';
      if ids is not null then perform setval(ids, 1, false); end if;
      if to_regclass('change_log.' || quote_ident(name)) is not null then perform reset_changes(name); end if;
    end if;
  end loop;
end
$$`
