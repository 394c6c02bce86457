/** An ETag is valid only for the database that it was made from, not for one that replaces it. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { startServer } from '#tests/support/server.ts'

test('after the database was emptied and started anew, no copy of the former one is still right', async ({ api }) => {
  for (const number of ['C-1', 'C-2', 'C-3']) await api.create('customer', { number, company: 'Former' })
  const url = '/api/v4/customer?_filter[company]=Former'
  const former = await api.as('admin').get(url)
  expect(former.headers.etag).toBeDefined()
  const { app, engine, stop } = await startServer()
  try {
    const text =
      "insert into app_user (username, name, email, kind, roles) values ('admin', 'A', 'a@example.test', 'employee', $1) returning id"
    const { rows } = await engine.query<{ id: number }>({ text, values: [people.admin] })
    const from = { address: '127.0.0.1', userAgent: 'test' }
    const sid = await engine.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
    const admin = createClient(app, { sid })
    const answer = await admin.get(url, { headers: { 'if-none-match': String(former.headers.etag) } })
    expect([former.statusCode, former.json().total]).toEqual([200, 3])
    expect([answer.statusCode, answer.json().total]).toEqual([200, 0])
  } finally {
    await stop()
  }
})

test('an ETag tells neither how many transactions there were nor that a row of somebody else has changed', async ({
  api,
}) => {
  const own = await api.create('customer', { number: 'C-1', company: 'Own' })
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  const url = '/api/v4/customer?_filter[number][startsWith]=C'
  const moment = async () => {
    const text = 'select pg_snapshot_xmax(pg_current_snapshot())::text as moment'
    return (await api.engine.query<{ moment: string }>({ text })).rows[0]?.moment ?? ''
  }
  const ask = (who: 'admin' | 'customer', etag?: unknown) =>
    (who === 'admin' ? api.as('admin') : api.as('customer', { customerIds: [own.id] })).get(url, {
      headers: etag ? { 'if-none-match': String(etag) } : {},
    })
  const before = Number(await moment())
  const whole = await ask('admin')
  const sealed = String(whole.headers.etag)
  for (let xid = before - 3; xid <= Number(await moment()) + 3; xid += 1) {
    expect(sealed).not.toContain(String(xid))
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(String(xid))
  }
  expect((await ask('admin', sealed)).statusCode).toBe(304)
  expect((await ask('admin', `${sealed.slice(0, -3)}AA"`)).statusCode).toBe(200)

  const part = await ask('customer')
  const { etag } = part.headers
  expect(etag).toBeDefined()
  expect(part.json().total).toBe(1)
  await api.as('admin').put(`/api/v4/customer/${other.id}`, { _version: 1, company: 'Another' })
  expect((await ask('admin', sealed)).statusCode).toBe(200)
  expect([(await ask('customer', etag)).statusCode, (await ask('customer', etag)).body]).toEqual([304, ''])
  await api.as('admin').put(`/api/v4/customer/${own.id}`, { _version: 1, company: 'Renamed' })
  const renamed = await ask('customer', etag)
  expect([renamed.statusCode, renamed.json().items[0].company]).toEqual([200, 'Renamed'])
  expect(renamed.headers.etag).not.toBe(etag)
})
