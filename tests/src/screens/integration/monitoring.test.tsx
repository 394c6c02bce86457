import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { withKey } from '#tests/support/withKey.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('monitoring says how many calls failed, of whom, and from where wrong keys came', async ({ api }) => {
  const { call } = await withKey(api)
  await call('GET', '/api/v4/customer')
  await call('GET', '/api/v4/users')
  await api.app.inject({ url: '/api/v4/customer', headers: { authorization: 'Bearer dsk_aaaaaaaa_wrong' } })
  await api.app.apiLog.flush()
  const page = await renderPage(api, { path: '/api-log/monitoring' })
  await screen.findByRole('heading', { name: 'API monitoring' })
  const table = (name: string) => within(screen.getByRole('region', { name }))
  const row = (name: string, of: RegExp) => table(name).getByRole('row', { name: of }).textContent
  expect(row('Endpoints', /customer/)).toContain('250%')
  expect(row('Responses', /^200/)).toContain('1')
  expect(row('Most frequent errors', /users/)).toContain('403 GET /api/v4/users1')
  expect(row('Failed sign-ins', /127/)).toBe('127.0.0.11')
  await userEvent.click(screen.getByRole('button', { name: '7 days' }))
  await waitFor(() => expect(page.address()).toBe('/api-log/monitoring?period=7d'))
})
