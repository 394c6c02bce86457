/** The commands beside the server: what they prepare and check works with the server. */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sealAudit } from '#server/auditChain/seal.ts'
import { readSettings } from '#server/config.ts'
import { openEngine } from '#server/db/connect.ts'
import { makeDataFolder } from '#tests/support/engine.ts'

const root = join(import.meta.dirname, '../..')

type Ended = { code: number | null; printed: string }

function run(args: readonly string[], variables: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', SEED: 'none', ...variables },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed += text.toString()
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })))
}

/** A database of its own, as environment variables: on a test server with separate logins for owner and server. */
async function ownDatabase(): Promise<{ variables: Record<string, string>; all: Record<string, string> }> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const folder = await makeDataFolder('commands-')
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const variables = { DATA_DIR: folder }
    return { variables, all: variables }
  }
  const name = `commands_${process.pid}`
  const [owner, web] = [`owner_${process.pid}`, `web_${process.pid}`]
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const ask = async (...texts: string[]) => {
    for (const text of texts) await admin.query(text)
  }
  onTestFinished(async () => {
    await ask(`drop database ${name} with (force)`, `drop role ${owner}`, `drop role ${web}`)
    await admin.end()
  })
  const unlessThere = (role: string) =>
    `do $do$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $do$`
  await ask(
    ...['dossier_server', 'dossier_outsider'].map(unlessThere),
    `create role ${owner} login createrole`,
    `create role ${web} login`,
    `grant dossier_server, dossier_outsider to ${web}`,
    `create database ${name} owner ${owner} encoding 'UTF8' template template0`,
  )
  const as = (login?: string) => {
    const url = new URL(server)
    url.pathname = name
    if (login !== undefined) url.username = login
    return url.href
  }
  const SESSION_SECRET = 'a secret of thirty-two characters or more'
  const variables = { SESSION_SECRET, DATABASE_URL: as(web), DATABASE_MIGRATION_URL: as(owner) }
  return { variables, all: { SESSION_SECRET, DATABASE_URL: as() } }
}

test('the commands prepare, fill and check a database as the server does, also with a login that owns nothing', async () => {
  const { variables, all } = await ownDatabase()
  const seeded = await run(['server/seed/main.ts', '--size', '1k'], variables)
  expect([seeded.code, seeded.printed]).toEqual([0, expect.stringContaining('1,000 merchants')])
  const check = () => run(['server/auditChain/main.ts'], variables)
  const asAdministrator = async <T>(work: (engine: Awaited<ReturnType<typeof openEngine>>) => Promise<T>) => {
    const engine = await openEngine(readSettings({ ...all, SEED: 'none' }, 'tool'))
    return work(engine).finally(() => engine.close())
  }

  const changed = await asAdministrator(async (engine) => {
    const policies = await engine.query({ text: `select from pg_policies where schemaname = 'public'` })
    expect(policies.rows.length).toBeGreaterThan(0)
    await sealAudit(engine, Date.parse('2026-11-28T02:00:00Z'))
    return (await engine.query<{ id: number }>({ text: 'select max(id)::int as id from audit_log' })).rows[0]?.id
  })
  const whole = await check()
  expect([whole.code, whole.printed]).toEqual([0, expect.stringMatching(/[1-9]\d* rows under 1 seals, 0 .*; 0 faults/)])

  await asAdministrator((engine) =>
    engine.transaction(async (trx) => {
      await trx.query({ text: 'set local session_replication_role = replica' })
      await trx.query({ text: `update audit_log set actor_name = 'Somebody else' where id = $1`, values: [changed] })
    }),
  )
  const broken = await check()
  const told = new RegExp(`seal 1 is not what it was[^]*; 1 faults`)
  expect([broken.code, broken.printed]).toEqual([1, expect.stringMatching(told)])
}, 300_000)
