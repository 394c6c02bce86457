/** Filtering a list: conditions are added, changed and removed as chips, and stand in the address. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

const path = '/settings/merchant'
const withFilter = (filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const filterIn = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '{}')
const names = () => [...document.querySelectorAll('tr[data-index] td.named')].map((cell) => cell.textContent)

async function addMerchants(api: Api): Promise<void> {
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  const other = await api.create('customer', { number: 'K-2', company: 'Visser' })
  await api.create('merchant', { name: 'Amstel', client: client.id, kvkNumber: '12345678' })
  await api.create('merchant', { name: 'Berkel', client: other.id })
}

test('a condition is added by keyboard, becomes a chip, is changed and taken away', async ({ api }) => {
  await addMerchants(api)
  const page = await renderPage(api, { path })
  await screen.findByText('Amstel')
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search fields' }), 'nam{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'berk{Enter}')
  await waitFor(() => expect(names()).toEqual(['Berkel']))
  expect(filterIn(page.address())).toEqual({ name: { contains: 'berk' } })

  await userEvent.click(await screen.findByRole('button', { name: 'Name: contains “berk”' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change filter' })
  expect(await violations()).toEqual([])
  const text = within(dialog).getByRole('textbox', { name: 'Name' })
  await userEvent.clear(text)
  await userEvent.type(text, 'amst{Enter}')
  await waitFor(() => expect(names()).toEqual(['Amstel']))

  await userEvent.click(await screen.findByRole('button', { name: 'Remove this filter: Name: contains “amst”' }))
  await waitFor(() => expect(names()).toEqual(['Amstel', 'Berkel']))
  expect(filterIn(page.address())).toEqual({})
})

test('an address gives whoever opens it the same list: relations by name, moving days as they move', async ({
  api,
}) => {
  await addMerchants(api)
  const [client] = await api.rows('customer')
  const filter = { client: { in: [client?.id] }, createdAt: { gte: '$today-30d', lte: '$today' }, name: { ne: 'X' } }
  await renderPage(api, { path: withFilter(filter), who: 'settings' })
  await waitFor(() => expect(names()).toEqual(['Amstel']))
  for (const chip of ['Client: Bakker', 'Created at: last 30 days', 'Name: not X'])
    expect(await screen.findByRole('button', { name: chip })).toBeTruthy()
})

test('in French a condition has a blank before its colon', async ({ api }) => {
  await renderPage(api, { path: withFilter({ kvkNumber: { eq: '12345678' } }), locale: 'fr' })
  expect(await screen.findByRole('button', { name: /^[^:]*[^:\s]\s: [^:]*12345678/ })).toBeTruthy()
})

test('this month and this year reach the server as days', async ({ api }) => {
  await addMerchants(api)
  await renderPage(api, { path: withFilter({ createdAt: { eq: '$year' } }) })
  await waitFor(() => expect(names()).toEqual(['Amstel', 'Berkel']))
  expect(await screen.findByRole('button', { name: 'Created at: this year' })).toBeTruthy()
})

test('a filter that the list does not know is told, and can be taken away', async ({ api }) => {
  await addMerchants(api)
  await renderPage(api, { path: withFilter({ gone: 'x', name: { contains: 'amst' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this filter: Unknown filter: gone' }))
  await waitFor(() => expect(names()).toEqual(['Amstel']))
})

test('what is no value is refused where it is typed', async ({ api }) => {
  await addMerchants(api)
  const page = await renderPage(api, { path: withFilter({ createdAt: { eq: '2026-01-31' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Created at: 31-01-2026' }))
  const text = await screen.findByRole('textbox', { name: 'Created at' })
  await userEvent.clear(text)
  await userEvent.type(text, '31-02-2026{Enter}')
  expect(await screen.findByText('This is not a day, such as 31-01-2026.')).toBeTruthy()
  expect(filterIn(page.address())).toEqual({ createdAt: { eq: '2026-01-31' } })
})

test('what the address asks and the server refuses can be taken away beside the failure: a sorting, a day', async ({
  api,
}) => {
  await addMerchants(api)
  const page = await renderPage(api, { path: `${path}?sort=gone&order=ASC` })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove sorting' }))
  await waitFor(() => expect(names()).toEqual(['Amstel', 'Berkel']))
  await page.go('/settings/cost-types?filter=%7B%22_asOf%22%3A%22gone%22%7D')
  await gone(
    () => screen.queryByRole('button', { name: 'Try again' }),
    async () => userEvent.click(await screen.findByRole('button', { name: 'Clear filters' })),
  )
  expect(filterIn(page.address())).toEqual({})
})
