/** The page of a complaint shows the state of its terms like the list. */
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

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
  await never(() => screen.queryByTitle(/^07-01-2026/))
})

test('the action that is due is the filled button; editing is, once none is', async ({ api }) => {
  const who = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']
  const { id } = await api.create('complaint', {
    receivedAt: dayOf(api.app.now()),
    channel: 'post',
    complainant: 'client',
    complainantName: 'A. de Vries',
    subject: 'Toon',
    category: 'treatment',
    text: 'Te kort.',
  })
  const page = await renderPage(api, { path: `/compliance/complaints/${id}`, who })
  const filled = () => [...document.querySelectorAll('main .MuiButton-contained')].map(({ textContent }) => textContent)
  const confirm = await screen.findByRole('button', { name: 'Confirm receipt' })
  expect(filled()).toEqual([confirm.textContent])
  await page.go('/compliance/complaints')
  // The page stays until the next one is rendered, and a record that was not left is not read again.
  await screen.findByRole('table')
  const letter = { answer: 'Sorry.', outcome: 'founded', by: 'post' }
  for (const [action, body] of [
    ['confirm', { by: 'post' }],
    ['answer', letter],
    ['close', {}],
  ] as const) {
    const { statusCode } = await api.as('admin').post(`/api/v4/complaint/${id}/${action}`, body)
    expect(statusCode).toBe(200)
  }
  await page.go(`/compliance/complaints/${id}`)
  await waitFor(() => expect(filled()).toEqual(['Edit']))
})
