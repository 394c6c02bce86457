/** The editor of a filter tells beside each choice how many records have it, under the other filters of the list. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

test('records that occur most are offered with their numbers, and one click chooses them', async ({ api }) => {
  const bakker = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  const visser = await api.create('customer', { number: 'K-2', company: 'Visser' })
  for (const [name, client] of [
    ['Amstel', bakker.id],
    ['Berkel', visser.id],
    ['Amer', bakker.id],
    ['Donge', bakker.id],
  ])
    await api.create('merchant', { name, client })
  const filter = encodeURIComponent(JSON.stringify({ name: { startsWith: 'am' } }))
  const page = await renderPage(api, { path: `/settings/merchant?filter=${filter}` })
  await screen.findByText('Amer')
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search fields' }), 'client{Enter}')
  const group = await screen.findByRole('group', { name: 'Those that occur most' })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(1)
  const choice = within(group).getByRole('checkbox', { name: 'Bakker' })
  expect(choice.getAttribute('aria-description')).toBe('2')
  expect(await violations()).toEqual([])
  await userEvent.click(choice)
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(page.address()).toContain(encodeURIComponent(`"client":{"in":[${bakker.id}]}`)))
})

test('choices that no record has are told as none', async ({ api }) => {
  await api.create('customer', { number: 'K-1', company: 'Bakker', city: 'Utrecht' })
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Bakker')
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search fields' }), 'legal{Enter}')
  const [first] = await screen.findAllByRole('checkbox')
  await waitFor(() => expect(first?.getAttribute('aria-description')).toBe('0'))
})
