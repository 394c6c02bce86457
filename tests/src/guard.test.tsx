/** Redirects of the guard, beyond the table of pages. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('after signing in one is back at the address, with its query and its place on the page', async ({ api }) => {
  const password = 'correct horse battery'
  await api.addUser({ username: 'anna', acl: ['ROLE_SETTINGS'], password })
  const app = await renderPage(api, { path: '/settings/merchant?search=a%26b#row', who: null })
  await userEvent.type(await screen.findByLabelText(/^Username/), 'anna')
  await userEvent.type(await screen.findByLabelText(/^Password/), `${password}{Enter}`)
  await waitFor(() => expect(app.address()).toBe('/settings/merchant?search=a%26b#row'))
})

test('a menu that leads to what one may not open leads nobody in circles', async ({ api }) => {
  const items = [{ name: 'Shops', link: '/settings/merchant' }]
  const answers = [http.get('*/api/v4/menu/user', () => HttpResponse.json({ items }))]
  const app = await renderPage(api, { path: '/', who: [], answers })
  await waitFor(() => expect(app.path()).toBe('/access-denied'))
  expect(await screen.findByText('Access Denied!')).toBeTruthy()
})
