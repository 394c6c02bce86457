/** Columns and their order: chosen in the list, stored by the server. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test as pure } from 'vitest'
import { moved, orderedNames } from '#resources/table/columnOrder.ts'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const name = 'columns:/settings/merchant'
const choose = (value: object) => (client: Client) => client.put('/api/v4/users/preferences', { [name]: value })
const hideUrl = choose({ hidden: ['url'] })
const heads = async () => {
  await screen.findByRole('columnheader', { name: 'Name' })
  return screen.getAllByRole('columnheader').map((head) => head.title)
}
const handle = (column: string) => screen.getByRole('button', { name: `Move ${column}` })

test('§9.11 column visibility is stored per user and route, on the server', async ({ api }) => {
  await addMerchant(api)
  await renderPage(api, { path: '/settings/merchant' })
  expect(await heads()).toContain('URL')
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  const reset = await screen.findByRole<HTMLButtonElement>('button', { name: 'Default columns' })
  expect(reset.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'URL' }))
  expect(await violations()).toEqual([])
  await waitFor(async () => expect(await api.rows('preference')).toMatchObject([{ name, value: { hidden: ['url'] } }]))
  await userEvent.click(reset)
  await waitFor(async () => expect(await api.rows('preference')).toEqual([]))
})

test('what a list was made to hide is one click away, and back with the default columns', async ({ api }) => {
  const kind = () => document.querySelector('thead th[title=Kind]')
  const stored = async () => (await api.rows('preference')).map(({ value }) => value)
  await renderPage(api, { path: '/employee' })
  await screen.findByRole('columnheader', { name: 'Username' })
  await never(kind)
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  const reset = await screen.findByRole<HTMLButtonElement>('button', { name: 'Default columns' })
  expect(reset.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kind' }))
  await waitFor(async () => expect(await stored()).toEqual([{ hidden: ['roles', 'onlyTeam'] }]))
  await waitFor(() => expect(kind()).not.toBeNull())
  await gone(kind, () => userEvent.click(reset))
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('the order of columns is changed by the arrow keys, and stored too', async ({ api }) => {
  await addMerchant(api)
  await renderPage(api, { path: '/settings/merchant' })
  const before = await heads()
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  await screen.findByRole('button', { name: 'Default columns' })
  handle('Client').focus()
  fireEvent.keyDown(handle('Client'), { key: 'Home' })
  await waitFor(() => expect(document.activeElement).toBe(handle('Client')))
  fireEvent.keyDown(handle('Client'), { key: 'ArrowDown' })
  expect(await screen.findByText('Client: place 2 of 7')).toBeTruthy()
  const titles = [...document.querySelectorAll('thead th')].map((head) => head.getAttribute('title'))
  expect(titles.filter(Boolean).slice(0, 3)).toEqual(['Name', 'Client', 'Webshop name'])
  expect(before.indexOf('Client')).toBeGreaterThan(2)
  const order = ['name', 'client', 'webshopName', 'url', 'kvkNumber', 'externalId', 'createdAt']
  await waitFor(async () => expect(await api.rows('preference')).toMatchObject([{ name, value: { order } }]))
})

test('§9.11 another browser of the same person has the same columns', async ({ api }) => {
  await addMerchant(api)
  await renderPage(api, { path: '/settings/merchant', first: hideUrl })
  expect(await heads()).not.toContain('URL')
})

test('another browser of the same person has them in the same order; one that came since keeps its place', async ({
  api,
}) => {
  await addMerchant(api)
  await renderPage(api, { path: '/settings/merchant', first: choose({ order: ['url', 'gone', 'name'] }) })
  const titles = (await heads()).filter((title) => title !== '')
  expect(titles.slice(0, 4)).toEqual(['URL', 'Client', 'KVK number', 'External id'])
  expect(titles.indexOf('Webshop name')).toBe(titles.indexOf('Name') + 1)
})

test('§9.11 another person has other columns', async ({ api }) => {
  await addMerchant(api)
  await hideUrl(api.as('admin'))
  await renderPage(api, { path: '/settings/merchant', who: 'settings' })
  expect(await heads()).toContain('URL')
})

pure.each([
  { order: [], ordered: ['a', 'b', 'c'] },
  { order: ['c'], ordered: ['a', 'b', 'c'] },
  { order: ['c', 'a'], ordered: ['c', 'a', 'b'] },
  { order: ['gone', 'b', 'a', 'c'], ordered: ['b', 'a', 'c'] },
])('$order of a, b and c is $ordered', ({ order, ordered }) => {
  expect(orderedNames(['a', 'b', 'c'], order)).toEqual(ordered)
})

pure('a thing that is moved stands at its new place', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

async function addMerchant(api: Api): Promise<void> {
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  await api.create('merchant', { name: 'Winkel', client: client.id })
}
