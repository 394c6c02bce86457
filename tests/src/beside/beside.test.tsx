/** The card of a relation, and a record beside the page. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never, pass } from '#tests/support/waits.ts'

async function merchantOf(api: Api) {
  const client = await api.create('customer', {
    number: 'C-1',
    company: 'Bakker',
    city: 'Ede',
    iban: 'NL91ABNA0417164300',
  })
  const merchant = await api.create('merchant', { name: 'Winkel', client: client.id })
  return { client, merchant }
}
/** Cards are there once the first page has settled. */
const hover = (link: HTMLElement, pointerType = 'mouse') =>
  waitFor(() => {
    fireEvent.pointerOver(link, { pointerType })
    return screen.getByRole('group', { name: 'Bakker' })
  })

test('a relation shows a card of its record, which Escape closes, and opens it beside the list', async ({ api }) => {
  const { client } = await merchantOf(api)
  const reads = await api.rows('read_log')
  const page = await renderPage(api, { path: '/settings/merchant' })
  const link = await screen.findByRole('link', { name: 'Bakker' })
  const card = await hover(link)
  expect(await within(card).findByText('Ede')).toBeTruthy()
  // Reads of it are logged, and a card is no reason for that.
  await never(() => within(card).queryByText(/NL91/))
  expect(await api.rows('read_log')).toEqual(reads)
  expect(await violations()).toEqual([])
  await gone(
    () => screen.queryByRole('group', { name: 'Bakker' }),
    () => userEvent.keyboard('{Escape}'),
  )

  const again = await hover(link)
  await gone(
    () => screen.queryByRole('group', { name: 'Bakker' }),
    () => userEvent.click(within(again).getByRole('button', { name: 'Open beside' })),
  )
  const drawer = await screen.findByRole('complementary', { name: 'Customer' })
  expect(await within(drawer).findByRole('heading', { name: 'Bakker' })).toBeTruthy()
  expect(page.address()).toBe(`/settings/merchant?beside=customer%2F${client.id}`)
  expect(screen.getByRole('link', { name: 'Winkel' })).toBeTruthy()
  await gone(
    () => screen.queryByRole('complementary', { name: 'Customer' }),
    () => page.back(),
  )
  expect(page.address()).toBe('/settings/merchant')
})

test('the key b opens the record of the row beside the list; Escape leads back to the row', async ({ api }) => {
  const { merchant } = await merchantOf(api)
  const page = await renderPage(api, { path: '/settings/merchant' })
  const row = (await screen.findByRole('link', { name: 'Winkel' })).closest('tr')
  row?.focus()
  await userEvent.keyboard('b')
  const drawer = await screen.findByRole('complementary', { name: 'Merchant' })
  expect(await within(drawer).findByRole('heading', { name: 'Winkel' })).toBeTruthy()
  expect(page.address()).toBe(`/settings/merchant?beside=merchant%2F${merchant.id}`)
  await gone(
    () => screen.queryByRole('complementary', { name: 'Merchant' }),
    () => userEvent.keyboard('{Escape}'),
  )
  expect(document.activeElement).toBe(row)
})

test('its address opens a record beside a page; who may not read it is told so, and nothing is read', async ({
  api,
}) => {
  const { client } = await merchantOf(api)
  const { id: team } = await api.create('team', { name: 'North' })
  const path = `/settings/team/${team}?beside=customer/${client.id}`
  await renderPage(api, { path, who: ['ROLE_SETTINGS'] })
  const drawer = await screen.findByRole('complementary', { name: 'Customer' })
  expect(await within(drawer).findByRole('alert')).toBeTruthy()
  await never(() => within(drawer).queryByText('Bakker'))
  await gone(
    () => screen.queryByRole('complementary', { name: 'Customer' }),
    () => userEvent.click(within(drawer).getByRole('button', { name: 'Close' })),
  )
})

test('a finger opens the link itself', async ({ api }) => {
  await merchantOf(api)
  await renderPage(api, { path: '/settings/merchant' })
  const link = await screen.findByRole('link', { name: 'Bakker' })
  await hover(link)
  await gone(
    () => screen.queryByRole('group', { name: 'Bakker' }),
    () => userEvent.keyboard('{Escape}'),
  )
  await pass(1000, () => fireEvent.pointerOver(link, { pointerType: 'touch' }))
  await never(() => screen.queryByRole('group', { name: 'Bakker' }))
})
