/** The page of a complaint says how its terms stand, as the list does. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('terms that have passed are marked until they are met, and one that was met is not', async ({ api }) => {
  const who = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']
  const received = { receivedAt: '2026-01-05', channel: 'email', complainant: 'debtor', complainantName: 'A. de Vries' }
  const body = { ...received, subject: 'Toon', category: 'treatment' }
  const { id } = (await api.as(who).post('/api/v4/complaint', body)).json<{ id: number }>()
  const set = 'update complaint set confirmed_at = $1, confirmation_due = $2 where id = $3'
  await api.engine.query({ text: set, values: ['2026-01-06T09:00:00Z', '2026-01-07', id] })
  await renderPage(api, { path: `/compliance/complaints/${id}`, who })
  expect((await screen.findByTitle('26-01-2026 overdue')).textContent).toBe('26-01-2026 overdue')
  expect(screen.getByText('07-01-2026')).toBeTruthy()
  expect(screen.queryByTitle(/^07-01-2026/)).toBeNull()
})
