/** A list filtered by the value of a cell: over the cell, by a key, from the menu of a row. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

const path = '/settings/merchant'
const filterIn = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '{}')
const names = () => [...document.querySelectorAll('tr[data-index] td.named')].map((cell) => cell.textContent)
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error(`${name} is in no row.`)
  return row
}
const cellOf = async (name: string, column: string) => {
  const cell = (await rowOf(name)).querySelector<HTMLElement>(`[data-column="${column}"]`)
  if (!cell) throw new Error(`${name} has no ${column}.`)
  return cell
}
const item = (name: string) => screen.findByRole('menuitem', { name })

async function addMerchants(api: Api): Promise<number> {
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  const other = await api.create('customer', { number: 'K-2', company: 'Visser' })
  await api.create('merchant', { name: 'Amstel', client: client.id, kvkNumber: '12345678' })
  await api.create('merchant', { name: 'Berkel', client: other.id })
  await api.create('merchant', { name: 'Dommel', client: other.id })
  return other.id
}

test('the button over a cell filters by its value, and by all but it', async ({ api }) => {
  const visser = await addMerchants(api)
  const page = await renderPage(api, { path })
  fireEvent.pointerOver(await cellOf('Berkel', 'client'))
  await waitFor(async () => {
    fireEvent.pointerOver(await cellOf('Berkel', 'client'))
    expect(screen.getByRole('button', { name: 'Filter by this value' }).style.display).not.toBe('none')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Filter by this value' }))
  const menu = await screen.findByRole('menu', { name: 'Client: Visser' })
  expect(await violations()).toEqual([])
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Only this value' }))
  await waitFor(() => expect(names()).toEqual(['Berkel', 'Dommel']))
  expect(filterIn(page.address())).toEqual({ client: { in: [visser] } })

  fireEvent.pointerOver(await cellOf('Berkel', 'kvkNumber'))
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by this value' }))
  await gone(names, async () => userEvent.click(await item('All but this value')))
  expect(filterIn(page.address())).toEqual({ client: { in: [visser] }, kvkNumber: { empty: false } })
})

test('f asks which value of the row, and filters by it', async ({ api }) => {
  await addMerchants(api)
  const page = await renderPage(api, { path })
  const row = await rowOf('Amstel')
  await waitFor(() => expect(document.querySelector('[aria-label="Filter by this value"]')).toBeTruthy())
  row.focus()
  await userEvent.keyboard('f')
  await userEvent.click(await item('Name: Amstel'))
  await userEvent.click(await item('All but this value'))
  await waitFor(() => expect(names()).toEqual(['Berkel', 'Dommel']))
  const next = await rowOf('Berkel')
  next.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await item('Name: Berkel'))
  await userEvent.click(await item('All but this value'))
  await waitFor(() => expect(names()).toEqual(['Dommel']))
  expect(filterIn(page.address())).toEqual({ name: { nin: ['Amstel', 'Berkel'] } })
  expect(await screen.findByRole('button', { name: 'Name: not Amstel, Berkel' })).toBeTruthy()
})

test('the menu of a row offers the same, for whoever has neither pointer nor keys', async ({ api }) => {
  await addMerchants(api)
  await renderPage(api, { path })
  const row = await rowOf('Amstel')
  await userEvent.click(within(row).getByRole('button', { name: /^More/ }))
  await userEvent.click(await item('Filter by a value…'))
  await userEvent.click(await item('Client: Bakker'))
  await userEvent.click(await item('Only this value'))
  await waitFor(() => expect(names()).toEqual(['Amstel']))
})
