/** Signing in that fails, and landmarks of search: what a screen reader is told, once and by a name. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { quiet } from '#tests/support/waits.ts'

test('a failed sign-in is told by one alert', async ({ api }) => {
  await api.addUser({ username: 'anna', acl: ['ROLE_SETTINGS'], password: 'correct horse battery' })
  await renderPage(api, { path: '/login', who: null })
  await userEvent.type(await screen.findByLabelText(/^Username/), 'anna')
  await userEvent.type(await screen.findByLabelText(/^Password/), 'wrong{Enter}')
  await screen.findByText(/password is not right/)
  const told = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')
  expect(told.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/password/i)])
})

test.for(['/file/search', '/search', '/view-documents'])(
  'each search of %s is a landmark with a name of its own',
  async (path, { api }) => {
    await renderPage(api, { path })
    await screen.findAllByRole('search')
    await quiet()
    const names = screen.getAllByRole('search').map((search) => search.getAttribute('aria-label'))
    expect(names).toEqual([...new Set(names)].filter(Boolean))
  },
)
