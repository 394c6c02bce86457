/** The secret of a key is shown once, right after adding it. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

test('a key that was just added is opened and shown; another one is only looked at', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const body = { name: 'Shop', customer: customer.id, scopes: ['lookups:read'] }
  const { id } = await api.create('api-client', body)
  const page = await renderPage(api, { path: `/settings/api-keys/${id}` })
  await screen.findByRole('button', { name: 'Make key' })
  expect(await api.rows('api_key')).toEqual([])

  await page.go(`/settings/api-keys?add=&duplicate=${id}`)
  const form = await screen.findByRole('dialog')
  await userEvent.click(await within(form).findByRole('button', { name: 'Add' }))
  const dialog = await screen.findByRole('dialog', { name: 'API key' })
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^dsk_/)
  const [, added] = await api.rows('api_client')
  expect(page.path()).toBe(`/settings/api-keys/${String(added?.id)}`)
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
  )
  await screen.findByRole('button', { name: 'New key' })
  expect(await api.rows('api_key')).toHaveLength(1)
})

test('a key whose maker is closed is marked in the list and on its page', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const body = { name: 'Shop', customer: customer.id, scopes: ['lookups:read'] }
  const { id } = await api.create('api-client', body)
  const makerId = await api.addUser({ username: 'mona', active: false })
  await api.as('admin').post(`/api/v4/api-client/${id}/key`)
  await api.engine.query({ text: 'update api_client set key_made_by_id = $1', values: [makerId] })
  const page = await renderPage(api, { path: '/settings/api-keys' })
  const notice = (await screen.findByText(/1 working key was made by somebody/)).closest('[role=alert]')
  const link = within(notice as HTMLElement).getByRole('link', { name: 'Shop' })
  expect(notice?.textContent).toContain('Shop – Aalbers – mona')
  await userEvent.click(link)
  await screen.findByText(/This key was made by mona, whose account is closed/)
  expect(page.path()).toBe(`/settings/api-keys/${id}`)
})
