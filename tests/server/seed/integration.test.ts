import { expect } from 'vitest'
import { insertIntegration } from '#server/seed/integration.ts'
import { toldOf } from '#tests/server/subjects/integration/webhooks/listener.ts'
import { test } from '#tests/support/api.ts'

test('fills webhooks, keys, log and figures, which agree with each other', async ({ api }) => {
  await api.addUser({ username: 'a.beheer' })
  await api.engine.query({
    text: `insert into customer (id, number, company) select n, 'C-' || n, 'Klant ' || n from generate_series(1, 20) as n`,
  })
  const asOf = new Date(api.app.now())
  await api.engine.query({
    text: `with debtor as (insert into debtor (number, kind, last_name) values ('D-1', 'private', 'Bos') returning id)
      insert into collection_file (number, customer_id, debtor_id, file_type, received_at, created_at, client_reference)
      select '2026' || lpad(n::text, 6, '0'), 1 + n % 20, debtor.id, 'private', $1::timestamptz, $1::timestamptz - make_interval(hours => n), 'REF-' || n
      from debtor, generate_series(1, 1400) as n`,
    values: [asOf],
  })
  await api.engine.transaction((trx) => insertIntegration(trx, { customers: 20, calls: 2000 }, asOf))
  const count = async (from: string) =>
    (await api.engine.query<{ count: number }>({ text: `select count(*)::int as count from ${from}` })).rows[0]?.count
  expect(await count('webhook')).toBe(14)
  const deliveries = (await count('webhook_delivery')) ?? 0
  expect(deliveries).toBeGreaterThan(150)
  expect(await count(`webhook_delivery where status = 'failed'`)).toBe(Math.floor(deliveries / 25))
  const [told] = await toldOf(api)
  expect(told).toMatchObject({ type: 'file.created', data: { status: 'not_started', file: told?.file } })
  expect(await count('api_client')).toBe(20)
  expect(await count('api_log_exchange')).toBe(2000)
  expect(await count('client_api_plugin')).toBe(15)
  expect(await count('client_api_plugin where deprecated')).toBeGreaterThan(0)
  const { total } = (await api.as('admin').get('/api/v4/api-log?_limit=1')).json<{ total: number }>()
  const figures = (await api.as('admin').get('/api/v4/api-log/monitoring?period=90d')).json<{
    total: { calls: number }
  }>()
  expect(total).toBe(2000)
  expect(figures.total.calls).toBeGreaterThan(1950)
  const [customer] = await api.rows('customer')
  const own = { customer: customer?.id, url: 'https://hooks.example.com/', events: ['complaint.created'] }
  expect((await api.create('webhook', own)).id).toBe(15)
})
