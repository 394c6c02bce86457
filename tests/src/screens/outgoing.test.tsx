import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

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
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  const question = within(await screen.findByRole('dialog', { name: 'Discard' }))
  question.getByText(/^Throw away 1 letters and 0 webhook calls for good\?/)
  expect(await api.rows('mail')).toMatchObject([{ state: 'queued' }])
  await gone(
    () => screen.queryByText(/^Mail and webhooks are held since/),
    async () => {
      await user.click(question.getByRole('button', { name: 'Discard' }))
      await screen.findByText('What waited is thrown away; what comes now is sent.')
    },
  )
  expect(await api.rows('mail')).toMatchObject([{ state: 'failed' }])
})

const hold = async (api: Api) => {
  await api.app.compareServed()
  await api.engine.query({ text: 'update served_as set held_since = now()' })
}

test('every page says that mail is held to who may release it, until it is released', async ({ api }) => {
  await hold(api)
  await renderPage(api, { path: '/customer/search' })
  const strip = await screen.findByRole('region', { name: 'Mail is held' })
  expect(strip.textContent).toMatch(/no mail and no webhook leaves/)
  expect(await violations()).toEqual([])
  await userEvent.click(within(strip).getByRole('link', { name: 'Decide' }))
  await gone(
    () => screen.queryByRole('region', { name: 'Mail is held' }),
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Release' }))
      const question = within(await screen.findByRole('dialog'))
      await gone(
        () => screen.queryByRole('dialog'),
        () => userEvent.click(question.getByRole('button', { name: 'Release' })),
      )
    },
  )
})

test('others are told where they send, and people from outside nothing', async ({ api }) => {
  await hold(api)
  const { id } = await api.create('complaint', {
    receivedAt: '2026-01-05',
    channel: 'email',
    complainant: 'client',
    complainantName: 'J. Jansen',
    subject: 'Too late',
    category: 'treatment',
  })
  await renderPage(api, { path: `/compliance/complaints/${id}`, who: ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  expect(await screen.findByText(/^What is sent waits/)).toBeTruthy()
  await never(() => screen.queryByRole('region', { name: 'Mail is held' }))
  const toldTo = async (who: string) => (await api.as(who).get('/api/v3/user/get')).json().heldSince
  expect([await toldTo('customer'), await toldTo('employee')]).toEqual([undefined, expect.any(String)])
})

test('a letter of which nobody knows counts as sent once a person says so', async ({ api }) => {
  await api.engine.query(add('unknown'))
  await renderPage(api, { path: '/outgoing' })
  expect(await screen.findByRole('heading', { name: 'unknown' })).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sent after all' }))
  expect(await screen.findByText('There are none.')).toBeTruthy()
  expect(await api.rows('mail')).toMatchObject([{ state: 'sent' }])
})
