/** The page of one's own account, and the outbox for developers. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

beforeEach(() => localStorage.clear())

const enter = async (api: Api, address: string) => {
  const [{ id } = { id: 0 }] = await api.rows('app_user')
  const from = { address, userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, Number(id), from))
  return createClient(api.app, { sid })
}
const isIn = async (client: Awaited<ReturnType<typeof enter>>) =>
  (await client.get('/api/v3/user/get')).statusCode === 200
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('V21: one sees where one is signed in, and ends one session or all others', async ({ api }) => {
  const others: Awaited<ReturnType<typeof enter>>[] = []
  await renderPage(api, {
    path: '/account',
    who: 'employee',
    first: async () => {
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) others.push(await enter(api, address))
    },
  })
  const user = userEvent.setup()
  const region = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
  expect(region.getAllByRole('listitem')).toHaveLength(4)
  expect(within(region.getAllByRole('listitem')[0] ?? document.body).getByText('This session')).toBeTruthy()

  await user.click(region.getByRole('button', { name: 'Sign out: Firefox on Linux, 192.0.2.2' }))
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(3))
  expect(await Promise.all(others.map(isIn))).toEqual([true, false, true])
  await user.click(region.getByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1))
  expect(await Promise.all(others.map(isIn))).toEqual([false, false, false])
})

test('who one is, and every part that belongs to oneself', async ({ api }) => {
  await renderPage(api, { path: '/account', who: 'employee' })
  await screen.findByRole('region', { name: 'Where you are signed in' })
  await screen.findByRole('region', { name: 'Two-step sign-in' })
  expect(sections()).toEqual(['Profile', 'Password', 'Two-step sign-in', 'Preferences', 'Where you are signed in'])
  const profile = within(screen.getByRole('region', { name: 'Profile' }))
  expect(profile.getByText('employee@example.test')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/change-password')
})

test('who may not change a password here is not offered it', async ({ api }) => {
  await renderPage(api, { path: '/account', who: 'customer' })
  await screen.findByRole('region', { name: 'Where you are signed in' })
  expect(sections()).not.toContain('Password')
})

test('a server without our calls shows who one is, and no error', async ({ api }) => {
  const answers = [http.get('*/api/v4/users/me/*', () => HttpResponse.json({ error: 'none' }, { status: 404 }))]
  await renderPage(api, { path: '/account', who: 'employee', answers })
  await screen.findByRole('region', { name: 'Profile' })
  await waitFor(() => expect(sections()).toEqual(['Profile', 'Password', 'Preferences']))
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test('developers follow links of mail to this app, and to nowhere else', async ({ api }) => {
  const text = `insert into mail (created_at, recipient, subject, body, state)
    values (now(), 'jan@example.test', 'Subject', $1, 'kept')`
  const body = `First ${window.location.origin}/customer/reset-password?token=x and https://evil.example/x end`
  await api.engine.query({ text, values: [body] })
  await renderPage(api, { path: '/developer/mail' })
  expect(await screen.findByRole('heading', { name: 'Subject' })).toBeTruthy()
  const letter = within(screen.getByRole('article'))
  expect(letter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${window.location.origin}/customer/reset-password?token=x`,
  ])
  expect(letter.getByText(/https:\/\/evil.example\/x end/)).toBeTruthy()
  expect(await violations()).toEqual([])
})

test('where there is no outbox the page is not there either', async ({ api }) => {
  const answers = [http.get('*/api/v4/mail', () => HttpResponse.json({ error: 'none' }, { status: 404 }))]
  await renderPage(api, { path: '/developer/mail', answers })
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy()
})

test('an employee is signed out everywhere', async ({ api }) => {
  const { id } = await api.create('user', {
    username: 'piet',
    name: 'Piet',
    email: 'piet@example.test',
    kind: 'employee',
  })
  const from = { address: '', userAgent: '' }
  await api.engine.transaction((trx) => api.app.sessions.open(trx, id, from))
  await renderPage(api, { path: `/employee/${id}` })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  await user.click(await screen.findByRole('button', { name: 'End sessions' }))
  const question = within(await screen.findByRole('dialog', { name: 'End sessions' }))
  question.getByText(/^End all sessions of Piet\?/)
  expect((await api.rows('session')).filter(({ user_id }) => user_id === id)).toHaveLength(1)
  await user.click(question.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Piet is signed out everywhere.')).toBeTruthy()
  expect((await api.rows('session')).filter(({ user_id }) => user_id === id)).toEqual([])
})

test('an employee is sent a link to choose a password', async ({ api }) => {
  const { id } = await api.create('user', {
    username: 'piet',
    name: 'Piet',
    email: 'piet@example.test',
    kind: 'employee',
  })
  await renderPage(api, { path: `/employee/${id}` })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  await user.click(await screen.findByRole('button', { name: 'Send password link' }))
  expect(await screen.findByText(/piet@example.test\.$/)).toBeTruthy()
  expect(await api.rows('mail')).toHaveLength(2)
})
