/** The search over everything that somebody may read. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

beforeEach(() => localStorage.clear())

const addMerchants = async (api: Api, count: number) => {
  const client = await api.create('customer', { number: 'C-1', company: 'Zwaluw' })
  for (let n = 1; n <= count; n++) await api.create('merchant', { name: `Zwaluw ${n}`, client: client.id })
  return client
}
const field = () => screen.findByRole('searchbox', { name: 'What are you looking for?' })
const rows = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('it starts with the field, and says so where nothing waits', async ({ api }) => {
  await renderPage(api, { path: '/search', who: ['ROLE_FILE_SEARCH', 'ROLE_EMPLOYEE'] })
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'My work' })).toBeTruthy()
  await never(() => screen.queryByText('Recently opened'))
})

test('records that one opened are a click away, without those that are gone', async ({ api }) => {
  const { id } = await addMerchants(api, 0)
  const gone = await api.create('customer', { number: 'C-2', company: 'Merel' })
  const app = await renderPage(api, { path: `/customer/${id}` })
  await screen.findByRole('heading', { name: 'Zwaluw' })
  await app.go(`/customer/${gone.id}`)
  await screen.findByRole('heading', { name: 'Merel' })
  expect((await api.as('admin').delete(`/api/v4/customer/${gone.id}`)).statusCode).toBe(204)
  await app.go('/search')
  const recent = within(await screen.findByRole('list', { name: 'Recently opened' }))
  const links = await recent.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['ZwaluwC-1', `/customer/${id}`]])
})

test('the address says what is searched for; results come by entity, ten of each, with the way to all', async ({
  api,
}) => {
  const { id } = await addMerchants(api, 12)
  const app = await renderPage(api, { path: '/search?search=zwaluw' })
  const user = userEvent.setup()
  await waitFor(() => expect(rows('Merchants')).toHaveLength(10))
  expect(rows('Customers')).toEqual(['ZwaluwC-1'])
  expect(screen.getByRole('link', { name: /^Zwaluw.*C-1/ }).getAttribute('href')).toBe(`/customer/${id}`)
  const groups = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await waitFor(() => expect(groups()).toEqual(['Customers', 'Merchants']))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('13 results')
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Show all 12' }))
  await waitFor(() => expect(app.path()).toBe('/settings/merchant'))
  expect(await screen.findByDisplayValue('zwaluw')).toBeTruthy()
})

test('typing searches, and says when nothing is found', async ({ api }) => {
  await addMerchants(api, 1)
  await renderPage(api, { path: '/search' })
  const user = userEvent.setup()
  await user.type(await field(), 'zwaluw')
  await waitFor(() => expect(rows('Merchants')).toEqual(['Zwaluw 1']))
  await user.clear(await field())
  await user.type(await field(), 'qqq{Enter}')
  expect(await screen.findByText('No elements found. Consider changing the search query.')).toBeTruthy()
})

test('what looks like the text is shown where nothing has it, and said so', async ({ api }) => {
  await addMerchants(api, 1)
  const app = await renderPage(api, { path: '/search?search=zwaulw' })
  const similar = 'Merchants: nothing found for “zwaulw”, these look like it'
  await waitFor(() => expect(rows(similar)).toEqual(['Zwaluw 1']))
  await app.go(`/settings/merchant?filter=${encodeURIComponent('{"search":"zwaulw"}')}`)
  expect(await screen.findByText('Nothing was found for “zwaulw”; these look like it.')).toBeTruthy()
  await screen.findByText('Zwaluw 1')
  // One entity has the exact text, so similar hits of others are not shown.
  await api.create('customer', { number: 'C-2', company: 'Zwalwu' })
  await app.go('/search?search=zwalwu')
  await waitFor(() => expect(rows('Customers')).toEqual(['ZwalwuC-2']))
  await never(() => screen.queryByRole('list', { name: /^Merchants/ }))
})

test('nobody is shown what they may not read', async ({ api }) => {
  await addMerchants(api, 1)
  await renderPage(api, { path: '/search?search=zwaluw', who: ['ROLE_FILE_SEARCH', 'ROLE_EMPLOYEE'] })
  await waitFor(() => expect(rows('Customers')).toHaveLength(1))
  await never(() => screen.queryByRole('list', { name: 'Merchants' }))
})
