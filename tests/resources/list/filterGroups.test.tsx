/** Groups of conditions over a list: made and changed by keyboard, told in words, in the address, taken away. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

const path = '/settings/merchant'
const withFilter = (filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const filterIn = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '{}')
const names = () => [...document.querySelectorAll('tr[data-index] td.named')].map((cell) => cell.textContent)
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => {
  const found = await button(name)
  found.focus()
  await userEvent.keyboard('{Enter}')
}

/** Fills in that the name contains a text, in the editor that asks for a field. */
async function nameContains(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search fields' }), 'nam{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), `${text}{Enter}`)
}

async function addMerchants(api: Api): Promise<void> {
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  const other = await api.create('customer', { number: 'K-2', company: 'Visser' })
  await api.create('merchant', { name: 'Amstel', client: client.id })
  await api.create('merchant', { name: 'Berkel', client: other.id })
  await api.create('merchant', { name: 'Dommel', client: other.id })
}

test('a group with a group in it is made by keyboard', async ({ api }) => {
  await addMerchants(api)
  const page = await renderPage(api, { path })
  await screen.findByText('Amstel')
  await press('Add filter')
  await screen.findByRole('searchbox', { name: 'Search fields' })
  await press('Group of conditions')
  await nameContains('amst')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Name: contains “amst”'))
  await press('Add group')
  const inner = await screen.findByRole('group', { name: 'All of these' })
  await waitFor(() => expect(inner.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Enter}')
  await nameContains('e')
  const both = within(await screen.findByRole('group', { name: 'All of these' }))
  await userEvent.click(await both.findByRole('button', { name: 'Add condition' }))
  await nameContains('kel')
  expect(await violations()).toEqual([])
  await press('Apply')

  await waitFor(() => expect(names()).toEqual(['Amstel', 'Berkel']))
  expect(filterIn(page.address())).toEqual({
    any: [{ name: { contains: 'amst' } }, { all: [{ name: { contains: 'e' } }, { name: { contains: 'kel' } }] }],
  })
  const text = 'Name: contains “amst” or (Name: contains “e” and Name: contains “kel”)'
  expect(await button(text)).toBeTruthy()
  await userEvent.click(await button(`Remove this filter: ${text}`))
  await waitFor(() => expect(names()).toEqual(['Amstel', 'Berkel', 'Dommel']))
  expect(filterIn(page.address())).toEqual({})
})

test('groups of an address are told in words, changed each by itself, and leave the others', async ({ api }) => {
  await addMerchants(api)
  const [bakker] = await api.rows('customer')
  const page = await renderPage(api, {
    path: withFilter({
      name: { contains: 'e' },
      any: [{ name: { contains: 'dom' } }, { client: { in: [bakker?.id] } }],
      not: { name: { eq: 'Berkel' } },
    }),
  })
  await waitFor(() => expect(names()).toEqual(['Amstel', 'Dommel']))
  expect(await button('not Name: Berkel')).toBeTruthy()
  await userEvent.click(await button('Name: contains “dom” or Client: Bakker'))
  await userEvent.click(await screen.findByRole('combobox', { name: 'What must hold' }))
  await userEvent.click(await screen.findByRole('option', { name: 'None of these' }))
  await userEvent.click(await button('Remove: Name: contains “dom”'))
  await press('Apply')
  await waitFor(() => expect(names()).toEqual(['Dommel']))
  expect(filterIn(page.address())).toEqual({
    name: { contains: 'e' },
    all: [{ not: { any: [{ client: { in: [bakker?.id] } }] } }, { not: { name: { eq: 'Berkel' } } }],
  })
  expect(await button('not Client: Bakker')).toBeTruthy()
})

test('a condition becomes one of several', async ({ api }) => {
  await addMerchants(api)
  const page = await renderPage(api, { path: withFilter({ name: { contains: 'amst' } }) })
  await userEvent.click(await button('Name: contains “amst”'))
  await press('Or…')
  await nameContains('domm')
  await press('Apply')
  await waitFor(() => expect(names()).toEqual(['Amstel', 'Dommel']))
  expect(filterIn(page.address())).toEqual({ any: [{ name: { contains: 'amst' } }, { name: { contains: 'domm' } }] })
})

test('a group that a view was saved with opens with it', async ({ api }) => {
  await addMerchants(api)
  const filter = { any: [{ name: { contains: 'amst' } }, { name: { contains: 'domm' } }] }
  const address = `filter=${encodeURIComponent(JSON.stringify(filter))}`
  const { id } = await api.create('saved-view', { name: 'Two', list: 'merchant', audience: 'me', address })
  await renderPage(api, { path: `${path}?view=${id}` })
  await waitFor(() => expect(names()).toEqual(['Amstel', 'Dommel']))
  expect(await button('Saved views: Two')).toBeTruthy()
})

test('an unknown condition in a group is told, and can be taken away; an empty group is refused', async ({ api }) => {
  await addMerchants(api)
  const page = await renderPage(api, { path: withFilter({ any: [{ gone: 'x' }, { name: { contains: 'amst' } }] }) })
  await userEvent.click(await button('Unknown filter: gone or Name: contains “amst”'))
  await userEvent.click(await button('Remove: Unknown filter: gone'))
  await userEvent.click(await button('Remove: Name: contains “amst”'))
  await press('Apply')
  expect(await screen.findByText('Add a condition.')).toBeTruthy()
  expect(filterIn(page.address())).toHaveProperty('any')
  await press('Add condition')
  await nameContains('amst')
  await press('Apply')
  await waitFor(() => expect(names()).toEqual(['Amstel']))
  expect(filterIn(page.address())).toEqual({ any: [{ name: { contains: 'amst' } }] })
})
