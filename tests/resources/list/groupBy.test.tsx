/** A list by groups: their numbers and sums, in the address and in views, each opened as the list of its records. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const path = '/settings/partner'
const withFilter = (filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const filterIn = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '{}')
const rows = () =>
  [...document.querySelectorAll('tr[data-index]')].map((row) => [...row.children].map((cell) => cell.textContent))

async function addPartners(api: Api): Promise<void> {
  for (const [name, kind, amount] of [
    ['Amstel', 'print', 1250],
    ['Berkel', 'print', 300_000],
    ['Dommel', 'sms', 700],
  ] as const)
    await api.create('partner', { name, kind, fee: { amount, currency: 'EUR' } })
}

test('rows become groups with their numbers and sums, and a group opens by keyboard', async ({ api }) => {
  await addPartners(api)
  const page = await renderPage(api, { path })
  await screen.findByText('Amstel')
  await userEvent.click(await screen.findByRole('button', { name: 'Group by' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Kind' }))
  const table = await screen.findByRole('table', { name: 'Partners, Group by: Kind' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Kind', 'Number', 'Fee'])
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toEqual(['Printing', '2', '€3,012.50'])
  expect(filterIn(page.address())).toEqual({ _group: 'kind' })
  expect(await violations()).toEqual([])

  document.querySelector<HTMLElement>('tr[data-index="0"]')?.focus()
  await userEvent.keyboard('j')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-index')).toBe('1'))
  await userEvent.keyboard('k')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-index')).toBe('0'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(filterIn(page.address())).toEqual({ kind: { in: ['print'] } }))
  await screen.findByText('Amstel')
  await never(() => screen.queryByText('Dommel'))
  await page.back()
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('groups follow the filters, stand in a view, and months lie within what was asked', async ({ api }) => {
  await addPartners(api)
  const filter = { name: { contains: 'm' }, createdAt: { gte: '$today-30d', lte: '$today' }, _group: 'createdAt.month' }
  const address = withFilter(filter).split('?')[1]
  const { id } = await api.create('saved-view', { name: 'Months', list: 'partner', audience: 'me', address })
  const page = await renderPage(api, { path: `${path}?view=${id}` })
  await waitFor(() => expect(rows().map(([, count]) => count)).toEqual(['2']))
  expect(await screen.findByRole('button', { name: 'Saved views: Months' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Group by: Created at, per month' })).toBeTruthy()
  await userEvent.click(within(screen.getByRole('rowheader')).getByRole('link'))
  await screen.findByText('Dommel')
  await never(() => screen.queryByText('Berkel'))
  expect(filterIn(page.address())).toMatchObject({ createdAt: { gte: '$today-30d', lte: '$today' } })
  cleanup()
})

test('what the list cannot be grouped by is told, and taken away', async ({ api }) => {
  await addPartners(api)
  const page = await renderPage(api, { path: withFilter({ _group: 'name' }) })
  await screen.findByText('This list cannot be grouped like this.')
  await userEvent.click(screen.getByRole('button', { name: 'No groups' }))
  expect(await screen.findByText('Amstel')).toBeTruthy()
  await waitFor(() => expect(filterIn(page.address())).toEqual({}))
})
