import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

test('a secret is made and shown once; a test before it is not offered', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const body = { customer: customer.id, url: 'https://hooks.example.com/in', events: ['complaint.created'] }
  const { id } = await api.create('webhook', body)
  await renderPage(api, { path: `/webhook/${id}` })
  const make = await screen.findByRole('button', { name: 'Make secret' })
  expect(await screen.findByText(/has no secret, so nothing is sent/)).toBeTruthy()
  await never(() => screen.queryByRole('button', { name: 'Test' }))
  await userEvent.click(make)
  const dialog = await screen.findByRole('dialog', { name: 'Secret of the webhook' })
  const shown = within(dialog).getByRole<HTMLTextAreaElement>('textbox').value
  expect(shown).toMatch(/^whsec_/)
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
  )
  await screen.findByRole('button', { name: 'Test' })
  await never(() => screen.queryByText(/has no secret/))
  await userEvent.click(await screen.findByRole('button', { name: 'New secret' }))
  expect(await screen.findByText(/signs along for 24 hours/)).toBeTruthy()
  expect(await api.rows('webhook_secret')).toHaveLength(1)
})

test('it is switched off and on from its page and from its row, and fails anew from then on', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const body = { customer: customer.id, url: 'https://hooks.example.com/in', events: ['complaint.created'] }
  const { id } = await api.create('webhook', body)
  const state = async () => {
    const [row] = await api.rows('webhook')
    return { active: row?.active, isFailing: row?.failing_since !== null }
  }
  const fail = () => api.engine.query({ text: 'update webhook set failing_since = now() where id = $1', values: [id] })
  const page = await renderPage(api, { path: `/webhook/${id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  await screen.findByText('The webhook is off: what happens meanwhile is not sent')
  const activate = await screen.findByRole('button', { name: 'Activate' })
  await fail()
  await userEvent.click(activate)
  await screen.findByText('The webhook is on: what waits for it leaves now')
  expect(await state()).toEqual({ active: true, isFailing: false })
  await screen.findByRole('button', { name: 'Deactivate' })

  await page.go('/webhook')
  for (const active of [false, true]) {
    await fail()
    const name = active ? /^Activate hooks/ : /^Deactivate hooks/
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(async () => expect(await state()).toEqual({ active, isFailing: !active }))
  }
  const audit = (await api.rows('audit_log')).filter(({ entity }) => entity === 'webhook')
  expect(audit.map(({ action }) => action)).toEqual(['create', 'deactivate', 'activate', 'update', 'update'])
})
