/** The columns that somebody shows: chosen in the list, kept by the server. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

const name = 'columns:/settings/merchant'
const hideUrl = (client: Client) => client.put('/api/v4/users/preferences', { [name]: { hidden: ['url'] } })
const heads = async () => {
  await screen.findByRole('columnheader', { name: 'Name' })
  return screen.getAllByRole('columnheader').map((head) => head.title)
}

test('§9.11 column visibility is stored per user and route, on the server', async ({ api }) => {
  await addMerchant(api)
  await renderPage(api, { path: '/settings/merchant' })
  expect(await heads()).toContain('URL')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.getByRole('menuitem', { name: 'Default columns' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'URL' }))
  expect(await violations()).toEqual([])
  await waitFor(async () => expect(await api.rows('preference')).toMatchObject([{ name, value: { hidden: ['url'] } }]))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Default columns' }))
  await waitFor(async () => expect(await api.rows('preference')).toEqual([]))
})

test('§9.11 another browser of the same person has the same columns', async ({ api }) => {
  await addMerchant(api)
  await renderPage(api, { path: '/settings/merchant', first: hideUrl })
  expect(await heads()).not.toContain('URL')
})

test('§9.11 another person has other columns', async ({ api }) => {
  await addMerchant(api)
  await hideUrl(api.as('admin'))
  await renderPage(api, { path: '/settings/merchant', who: 'settings' })
  expect(await heads()).toContain('URL')
})

async function addMerchant(api: Api): Promise<void> {
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  await api.create('merchant', { name: 'Winkel', client: client.id })
}
