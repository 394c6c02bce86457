/** An ETag holds for the database that it was made from, not for one that came in its place. */
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
