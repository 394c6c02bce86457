import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('a secret is made and shown once; a test before it is not offered', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const body = { customer: customer.id, url: 'https://hooks.example.com/in', events: ['complaint.created'] }
  const { id } = await api.create('webhook', body)
  await renderPage(api, { path: `/webhook/${id}` })
  const make = await screen.findByRole('button', { name: 'Make secret' })
  expect(await screen.findByText(/has no secret, so nothing is sent/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Test' })).toBeNull()
  await userEvent.click(make)
  const dialog = await screen.findByRole('dialog', { name: 'Secret of the webhook' })
  const shown = within(dialog).getByRole<HTMLTextAreaElement>('textbox').value
  expect(shown).toMatch(/^whsec_/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Test' })
  expect(screen.queryByText(/has no secret/)).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'New secret' }))
  expect(await screen.findByText(/signs along for 24 hours/)).toBeTruthy()
  expect(await api.rows('webhook_secret')).toHaveLength(1)
})
