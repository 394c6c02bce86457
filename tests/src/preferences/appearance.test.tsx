/** Appearance and density: chosen in the header or on the account page, applied at once, stored by the server. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

const shownIn = () => document.documentElement.dataset.appearance
const put = (preferences: object) => (client: Client) => client.put('/api/v4/users/preferences', preferences)

test('density is chosen in the header’s menu, by keyboard too, and the table follows', async ({ api }) => {
  await api.create('customer', { number: 'K-1', company: 'Bakker' })
  await renderPage(api, { path: '/customer/search' })
  const rowHeight = () => document.querySelector('table')?.parentElement?.style.getPropertyValue('--row')
  await waitFor(() => expect(rowHeight()).toBe('40px'))
  await userEvent.click(screen.getByLabelText('Appearance: Like the system, Density: Comfortable'))
  await userEvent.keyboard('{End}{Enter}')
  await waitFor(() => expect(rowHeight()).toBe('30px'))
  expect(screen.getByLabelText('Appearance: Like the system, Density: Compact')).toBeTruthy()
  await waitFor(async () => expect(await api.rows('preference')).toMatchObject([{ name: 'density', value: 'compact' }]))
})

test('appearance is chosen in the header’s menu, and the next page begins with it', async ({ api }) => {
  await renderPage(api, { path: '/account' })
  await userEvent.click(await screen.findByLabelText('Appearance: Like the system, Density: Comfortable'))
  expect(await violations()).toEqual([])
  await userEvent.click(screen.getByLabelText('Appearance: Dark'))
  await waitFor(() => expect([shownIn(), localStorage.getItem('appearance')]).toEqual(['dark', 'dark']))
  await waitFor(async () => expect(await api.rows('preference')).toMatchObject([{ name: 'appearance', value: 'dark' }]))
})

test('the account page offers the same', async ({ api }) => {
  await renderPage(api, { path: '/account', first: put({ appearance: 'light', density: 'compact' }) })
  const compact = await screen.findByRole('radio', { name: 'Compact' })
  expect(compact).toHaveProperty('checked', true)
  expect(shownIn()).toBe('light')
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(shownIn()).toBe('dark'))
})

test('a preference that means nothing here is as none', async ({ api }) => {
  await renderPage(api, { path: '/account', first: put({ appearance: 'pink', density: 7, 'columns:/account': 'x' }) })
  expect(await screen.findByRole('radio', { name: 'Like the system' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Comfortable' })).toHaveProperty('checked', true)
})
