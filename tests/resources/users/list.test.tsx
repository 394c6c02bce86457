// @vitest-environment jsdom
/** The list of employees. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

test('it begins with the office’s own, and shows the other accounts when asked', async ({ api }) => {
  await api.addUser({ username: 'Anna Bos', acl: ['ROLE_EMPLOYEE'] })
  await api.addUser({ username: 'Kees Klant', acl: ['ROLE_CUSTOMER'] })
  const asked: string[] = []
  const notice = http.get('/api/v4/users', ({ request }) => void asked.push(decodeURIComponent(request.url)))
  const { address } = await renderPage(api, { path: '/employee', answers: [notice] })
  expect(await screen.findByText('Anna Bos', { selector: 'a' })).toBeTruthy()
  await never(() => screen.queryByText('Kees Klant', { selector: 'a' }))
  expect(asked).toEqual([expect.stringContaining('employee')])
  await userEvent.click(await screen.findByLabelText(/^Remove this filter: Kind.*Employee/))
  expect(await screen.findByText('Kees Klant', { selector: 'a' })).toBeTruthy()
  expect(address()).toContain('filter')
})
