import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

const add = (state: string) => ({
  text: `insert into mail (created_at, recipient, subject, body, state, next_try_at)
    values (now(), 'jan@example.test', $1, 'b', $1, case when $1 = 'queued' then now() end)`,
  values: [state],
})

test('what was held after a restore is discarded after a question that says how much it is', async ({ api }) => {
  await api.app.compareServed()
  await api.engine.query(add('queued'))
  await api.engine.query({ text: 'update served_as set held_since = now()' })
  await renderPage(api, { path: '/outgoing' })
  expect(await screen.findByText(/^Mail and webhooks are held since/)).toBeTruthy()
  expect(await violations()).toEqual([])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  const question = within(await screen.findByRole('dialog', { name: 'Discard' }))
  question.getByText(/^Throw away 1 letters and 0 webhook calls for good\?/)
  expect(await api.rows('mail')).toMatchObject([{ state: 'queued' }])
  await user.click(question.getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('What waited is thrown away; what comes now is sent.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/^Mail and webhooks are held since/)).toBeNull())
  expect(await api.rows('mail')).toMatchObject([{ state: 'failed' }])
})

test('a letter of which nobody knows counts as sent once a person says so', async ({ api }) => {
  await api.engine.query(add('unknown'))
  await renderPage(api, { path: '/outgoing' })
  expect(await screen.findByRole('heading', { name: 'unknown' })).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sent after all' }))
  expect(await screen.findByText('There are none.')).toBeTruthy()
  expect(await api.rows('mail')).toMatchObject([{ state: 'sent' }])
})
