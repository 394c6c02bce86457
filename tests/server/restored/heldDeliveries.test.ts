/** After a restore all sessions are over, and nothing is sent until an administrator releases it. */
import { randomBytes } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, expect, test as plain } from 'vitest'
import { createMailer } from '#server/subjects/mail/mailer.ts'
import { serverRole } from '#server/db/roles.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { restored } from '#server/restored/plugin.ts'
import { compareServed, differenceOf } from '#server/restored/servedAs.ts'
import { test, type Api } from '#tests/support/api.ts'
import { config } from '#tests/support/server.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { forgetWhoIsThere, showAgain } from '#tests/support/confirm.ts'

const smtp = await startSmtp()
afterAll(() => smtp.stop())
afterEach(() => {
  smtp.letters.length = 0
})

const row = { name: 'a', folder: null, timeline: '00000001', at: '2026-01-31T12:00:00Z' }
const seenAt = (at: string) => ({ timeline: '00000001', at })

plain.each([
  ['an ordinary restart', row, row, undefined, undefined],
  ['a second process, or a new connection', row, row, seenAt(row.at), undefined],
  ['another process looked later', row, row, seenAt('2026-01-31T11:59:00Z'), undefined],
  ['npm run dev, which does not know the folder', { ...row, folder: '7' }, row, undefined, undefined],
  ['another cluster, database or table', row, { ...row, name: 'b' }, undefined, 'copy'],
  ['a data folder that was copied back', { ...row, folder: '7' }, { ...row, folder: '8' }, undefined, 'copy'],
  ['a start after another timeline began', row, { ...row, timeline: '00000002' }, undefined, 'moment'],
  ['a standby that lost nothing', row, { ...row, timeline: '00000002' }, seenAt(row.at), undefined],
  ['a standby that lost a minute', row, { ...row, timeline: '00000002' }, seenAt('2026-01-31T12:01:00Z'), 'little'],
  ['a server that went back an hour', row, row, seenAt('2026-01-31T13:00:00Z'), 'past'],
] as const)('%s', (_what, stored, now, before, difference) => {
  expect(differenceOf(stored, now, before)).toBe(difference)
})

/** Replaces the server's own mailer, which other tests share. */
const own = new Map<Api['app'], Api['app']['mail']>()
afterAll(() => {
  for (const [app, mail] of own) Object.assign(app.mail, mail)
})
function sendsMail({ app, engine }: Api) {
  if (!own.has(app)) own.set(app, { ...app.mail })
  const { now, log, jobs } = app
  const settings = { ...config, smtpUrl: smtp.url, mailFrom: 'no-reply@dossier.test' }
  Object.assign(app.mail, createMailer({ config: settings, engine, now, log, jobs }))
}

async function queueLetter(api: Api): Promise<void> {
  await api.engine.query({
    text: `insert into mail (created_at, recipient, subject, body, next_try_at) values ($1, 'jan@example.test', 's', 'b', $1)`,
    values: [new Date(api.app.now()).toISOString()],
  })
}

/** Like pg_restore --clean: the same row in a new table. */
async function restoreInPlace(api: Api): Promise<void> {
  await api.engine.transaction(async (trx) => {
    await trx.query({ text: 'alter table served_as rename to served_before' })
    await trx.query({ text: 'create table served_as (like served_before including all)' })
    await trx.query({ text: 'insert into served_as select * from served_before' })
    await trx.query({ text: 'drop table served_before' })
    await trx.query({ text: `grant select, insert, update on served_as to ${serverRole}` })
  })
}

test('an app that has closed follows no connections any more', async ({ api }) => {
  const following = new Set<() => void>()
  const app = fastify()
  app.decorate('engine', {
    ...api.engine,
    onConnect: (run: () => void) => {
      const stop = api.engine.onConnect?.(run)
      following.add(run)
      return () => {
        stop?.()
        following.delete(run)
      }
    },
  })
  await app.register(restored)
  await app.ready()
  expect(following.size).toBe(1)
  await app.close()
  expect(following.size).toBe(0)
})

test('looking again, at a start or later, holds nothing and ends no session', async ({ api }) => {
  const admin = api.as('admin', { anew: true })
  expect((await admin.get('/api/v4/outgoing')).json()).toMatchObject({ heldSince: null, unknown: [] })
  await api.app.compareServed()
  await api.app.compareServed()
  expect((await compareServed(api.engine, undefined)).difference).toBeUndefined()
  expect((await admin.get('/api/v4/outgoing')).json()).toMatchObject({ heldSince: null })
})

test('a dump that was restored under the running server: not one letter leaves, all sessions end, and it is said', async ({
  api,
}) => {
  sendsMail(api)
  await api.app.compareServed()
  const before = api.as('admin', { anew: true })
  expect((await before.get('/api/v4/outgoing')).statusCode).toBe(200)
  await queueLetter(api)
  await restoreInPlace(api)
  // Before the first comparison.
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toEqual([])
  await api.app.compareServed()
  expect((await before.get('/api/v4/outgoing')).statusCode).toBe(403)
  expect(api.log.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([
      'this database is a copy of the one that was served last: all sessions are ended',
      'mail and webhooks are held until an administrator releases them at /outgoing',
    ]),
  )
  await api.app.compareServed()
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toEqual([])
  // Logged once, not every minute.
  expect(api.log.filter(({ msg }) => String(msg).startsWith('mail and webhooks are held'))).toHaveLength(1)

  const admin = api.as('admin', { anew: true })
  expect((await admin.get('/api/v4/outgoing')).json()).toMatchObject({
    heldSince: expect.any(String),
    letters: 1,
    calls: 0,
  })
  expect((await api.as('settings', { anew: true }).post('/api/v4/outgoing/release', {})).statusCode).toBe(403)
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toEqual([])

  await forgetWhoIsThere(api)
  for (const what of ['release', 'discard']) {
    expect([what, (await admin.post(`/api/v4/outgoing/${what}`, {})).statusCode]).toEqual([what, 428])
  }
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toEqual([])
  expect((await admin.get('/api/v4/outgoing')).json()).toMatchObject({ letters: 1 })

  await showAgain(api)
  expect((await admin.post('/api/v4/outgoing/release', {})).statusCode).toBe(200)
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
  expect((await admin.post('/api/v4/outgoing/release', {})).statusCode).toBe(400)
  const audit = (await api.rows('audit_log')).filter(({ entity }) => entity === 'outgoing')
  expect(audit).toMatchObject([
    { action: 'release', actor_name: expect.any(String), changes: { letters: { from: 1 } } },
  ])
})

test('what is discarded is never sent, and what comes after it is', async ({ api }) => {
  sendsMail(api)
  await api.app.compareServed()
  await queueLetter(api)
  await restoreInPlace(api)
  await api.app.compareServed()
  const admin = api.as('admin', { anew: true })
  expect((await admin.post('/api/v4/outgoing/discard', {})).statusCode).toBe(200)
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toEqual([])
  expect(await api.rows('mail')).toMatchObject([{ state: 'failed', problem: 'discarded after a restore' }])
  await queueLetter(api)
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toHaveLength(1)
})

test('a webhook is held too', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'One' })
  const hook = await api.create('webhook', {
    name: 'h',
    customer: customer.id,
    url: 'https://example.com/hook',
    events: ['complaint.created'],
    active: true,
  })
  await api.app.compareServed()
  await api.engine.query({
    text: `with d as (insert into webhook_delivery (at, webhook_id, customer_id, event, event_id, next_try_at)
      values (now(), $1, $2, 'webhook.test', 'msg_1', now() - interval '1 hour') returning id)
      insert into webhook_exchange (delivery_id, request) select id, '{}' from d`,
    values: [hook.id, customer.id],
  })
  await restoreInPlace(api)
  await api.doJob('webhook.waiting', {})
  expect(await api.rows('webhook_delivery')).toMatchObject([{ status: 'pending', attempts: 0 }])
  await api.app.compareServed()
  const admin = api.as('admin', { anew: true })
  expect((await admin.get('/api/v4/outgoing')).json()).toMatchObject({ calls: 1 })
  expect((await admin.post('/api/v4/outgoing/discard', {})).statusCode).toBe(200)
  expect(await api.rows('webhook_delivery')).toMatchObject([{ status: 'failed', problem: 'discarded' }])
})

test('a person decides about letters of which nobody knows', async ({ api }) => {
  sendsMail(api)
  for (let n = 0; n < 4; n++) await queueLetter(api)
  const [one, two, three, four] = (await api.rows('mail')).map(({ id }) => Number(id))
  await api.engine.query({ text: `update mail set state = 'unknown', next_try_at = null` })
  const soon = new Date(api.app.now() + 60_000).toISOString()
  // One that is being sent, and one with an expired link.
  await api.engine.query({ text: 'update mail set next_try_at = $1 where id = $2', values: [soon, three] })
  await api.engine.query({ text: `update mail set expires_at = '2020-01-01' where id = $1`, values: [four] })
  const admin = api.as('admin')
  expect((await admin.get('/api/v4/outgoing')).json().unknown).toMatchObject([
    { id: four, expired: true },
    { id: two, expired: false },
    { id: one, recipient: 'jan@example.test', subject: 's' },
  ])
  const decide = (id: unknown, what: string, who = admin) =>
    who.post(`/api/v4/outgoing/letter/${String(id)}/${what}`, {})
  expect((await decide(one, 'sent', api.as('settings'))).statusCode).toBe(403)
  expect((await decide(three, 'again')).statusCode).toBe(404)
  expect((await decide(four, 'again')).statusCode).toBe(400)
  expect((await decide('x', 'again')).statusCode).toBeGreaterThanOrEqual(400)
  expect((await api.rows('mail')).map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'unknown'))
  expect((await decide(one, 'sent')).statusCode).toBe(200)
  expect((await decide(two, 'again')).statusCode).toBe(200)
  expect((await decide(one, 'sent')).statusCode).toBe(404)
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
  expect((await api.rows('mail')).map(({ state }) => state)).toEqual(['sent', 'sent', 'unknown', 'unknown'])
  const audit = (await api.rows('audit_log')).filter(({ entity }) => entity === 'mail')
  expect(audit.map(({ action, record_id }) => [action, Number(record_id)])).toEqual([
    ['sent', one],
    ['again', two],
  ])
})

test.for([
  ['a minute', 60_000, 'little', null],
  ['an hour', 3_600_000, 'past', expect.any(String)],
] as const)('a server that lost %s ends all sessions, and holds mail when that was much', async (given, { api }) => {
  const [, lost, difference, heldSince] = given
  const { seen } = await compareServed(api.engine, undefined)
  const client = api.as('admin', { anew: true })
  expect((await client.get('/api/v3/user/get')).statusCode).toBe(200)
  const later = { ...seen, at: new Date(Date.parse(seen.at) + lost).toISOString() }
  expect(await compareServed(api.engine, later)).toMatchObject({ difference })
  expect((await client.get('/api/v3/user/get')).statusCode).toBe(403)
  expect((await api.rows('served_as'))[0]).toMatchObject({ held_since: heldSince })
})

test('a folder that was copied back is a copy, and one of which nothing is known is not', async ({ api }) => {
  const at = (folder?: string) => compareServed({ ...api.engine, folder }, undefined)
  expect((await at('1')).difference).toBeUndefined()
  expect((await at()).difference).toBeUndefined()
  expect((await at('1')).difference).toBeUndefined()
  expect((await at('2')).difference).toBe('copy')
  expect((await api.rows('served_as'))[0]?.held_since).not.toBeNull()
})

const server = process.env.TEST_DATABASE_URL

plain.each(server ? [server] : [])('a database that was made from another is known as its copy', async (url) => {
  const names = [0, 1].map(() => `restored_${randomBytes(6).toString('hex')}`)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const open = (name = '') => {
    const own = new URL(url)
    own.pathname = name
    return openPostgres({ url: own.href, poolSize: 2, statementTimeout: 5000, connectTimeout: 5000 })
  }
  try {
    await admin.query(`create database ${names[0]}`)
    const first = await open(names[0])
    await first.query({ text: 'create table session (id int)' })
    await first.query({
      text: `create table served_as (only_row boolean primary key default true, name text, folder text, timeline text, seen_at timestamptz, held_since timestamptz)`,
    })
    expect((await compareServed(first, undefined)).difference).toBeUndefined()
    await first.close()
    await admin.query(`create database ${names[1]} template ${names[0]}`)
    const [same, copy] = [await open(names[0]), await open(names[1])]
    expect((await compareServed(same, undefined)).difference).toBeUndefined()
    expect((await compareServed(copy, undefined)).difference).toBe('copy')
    expect((await compareServed(copy, undefined)).difference).toBeUndefined()
    await Promise.all([same.close(), copy.close()])
  } finally {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
})
