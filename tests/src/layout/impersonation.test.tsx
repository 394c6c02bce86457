/** Working as somebody else on screen: who is offered it, and that every page shows it. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const switchTo = (id: number) => async (client: Client) => {
  const answer = await client.get(`/api/v4/users/switch/${id}`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
  expect(answer.statusCode).toBe(200)
}
const addKarel = (api: Api) => api.addUser({ username: 'karel', acl: ['ROLE_SETTINGS'] })

test.for(['/settings/merchant', '/', '/nowhere'])('%s names both people and leads back', async (path, { api }) => {
  await renderPage(api, { path, first: switchTo(await addKarel(api)) })
  const banner = await screen.findByRole('region', { name: 'Working as somebody else' })
  await waitFor(() => expect(banner.querySelector('[role=status]')?.textContent).toBe('admin is working as karel'))
  expect(screen.getByRole('button', { name: 'Back to admin' })).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^\[karel\]/))
  expect(await violations()).toEqual([])
})

test('nobody else sees it', async ({ api }) => {
  await renderPage(api, { path: '/settings/merchant' })
  await screen.findByRole('heading', { level: 1 })
  await never(() => screen.queryByRole('region', { name: 'Working as somebody else' }))
  expect(document.title).toMatch(/^Merchants/)
})

test.for([
  { user: 'whoever may do less', acl: ['ROLE_SETTINGS'], who: 'admin', isOffered: true },
  { user: 'another administrator', acl: ['ROLE_ADMIN'], who: 'admin', isOffered: false },
  { user: 'a closed account', acl: [], active: false, who: 'admin', isOffered: false },
  { user: 'anyone, to who is no administrator', acl: [], who: 'settings', isOffered: false },
])('switching to $user is offered: $isOffered', async ({ acl, active, who, isOffered }, { api }) => {
  const id = await api.addUser({ username: 'karel', acl, active })
  await renderPage(api, { path: `/employee/${id}`, who })
  await screen.findByRole('link', { name: 'Edit' })
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
  if (isOffered) expect(await screen.findByRole('button', { name: 'Switch to this user' })).toBeTruthy()
  else await never(() => screen.queryByRole('button', { name: 'Switch to this user' }))
})
