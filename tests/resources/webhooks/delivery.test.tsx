/** The page of a delivery: named by its event and file, and the webhook by its destination. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('a delivery is called after its event, and names its webhook', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const url = 'https://hooks.example.com/v1/in?key=secret'
  const webhook = await api.create('webhook', { customer: customer.id, url, events: ['complaint.created'] })
  await api.engine.query({
    text: `insert into webhook_delivery (at, webhook_id, customer_id, event, file, event_id, status)
      values (now(), $1, $2, 'file.created', '2026-000001', 'msg_1', 'failed')`,
    values: [webhook.id, customer.id],
  })
  const [{ id } = {}] = await api.rows('webhook_delivery')
  await renderPage(api, { path: `/webhook/api-logs/${String(id)}` })
  expect(await screen.findByRole('heading', { level: 1, name: 'file.created 2026-000001' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'hooks.example.com/…/in' })).toBeTruthy()
})
