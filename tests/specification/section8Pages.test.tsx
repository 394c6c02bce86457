/** The error catalogue (specification, section 8), line by line, as people see it on the page. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never, quiet } from '#tests/support/waits.ts'

const warning = "Session expired, or current user doesn't have permissions to perform this action!"
const password = 'correct horse battery'

/** Anna has the rights of settings admins. */
async function openAs(api: Api, path: string, acl: readonly string[] = ['ROLE_SETTINGS', 'ROLE_EMPLOYEE']) {
  await api.addUser({ username: 'anna', acl, password })
  const credentials = { username: 'anna', password }
  return renderPage(api, { path, who: null, first: (client) => client.post('/login_check_json', credentials) })
}

async function addMerchant(api: Api, name: string) {
  const client = await api.create('customer', { number: 'C-1', company: 'Owner' })
  return api.create('merchant', { name, client: client.id })
}

const endSessions = (api: Api) => api.engine.query({ text: 'delete from session' })

/** The region of notifications. */
const messages = () => screen.getByRole('region', { name: 'Messages' })

async function signInAgain(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  expect(dialog.getByText(warning)).toBeTruthy()
  await gone(
    () => screen.queryByRole('dialog', { name: 'Sign in again' }),
    () => userEvent.type(dialog.getByLabelText(/^Password/), `${password}{Enter}`),
  )
}

test('§8.1 403 shows the login modal with its warning; after it the save is repeated with what was typed', async ({
  api,
}) => {
  const { id } = await addMerchant(api, 'Before')
  await openAs(api, `/settings/merchant?edit=${id}`)
  const name = await screen.findByLabelText(/^Name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Typed before the end')
  await endSessions(api)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await signInAgain()
  await expect.poll(() => api.rows('merchant')).toMatchObject([{ name: 'Typed before the end' }])
})

test('§8.1 many refused calls are one modal; when it is cancelled they fail, without a word more', async ({ api }) => {
  const denied = vi.fn(() => HttpResponse.json({ error: 'Denied.' }, { status: 403 }))
  const { id } = await addMerchant(api, 'Shop')
  const answers = ['*/api/v4/merchant', `*/api/v4/merchant/${id}`].map((path) => http.get(path, denied))
  await renderPage(api, { path: `/settings/merchant?edit=${id}`, answers })
  const [modal, ...more] = await screen.findAllByRole('dialog', { name: 'Sign in again' })
  expect(more).toEqual([])
  if (!modal) throw new Error('There is no modal.')
  await expect.poll(() => denied.mock.calls.length).toBe(2)
  await gone(
    () => screen.queryByRole('dialog', { name: 'Sign in again' }),
    () => userEvent.click(within(modal).getByRole('button', { name: 'Cancel' })),
  )
  await quiet()
  expect(denied).toHaveBeenCalledTimes(2)
  expect(messages().textContent).toBe('')
})

test('§8.1 who lacks the right is told so after signing in, and not asked again', async ({ api }) => {
  const denied = vi.fn(() => HttpResponse.json({ error: 'Denied.' }, { status: 403 }))
  await api.addUser({ username: 'anna', acl: ['ROLE_SETTINGS'], password })
  await renderPage(api, {
    path: '/settings/merchant',
    who: null,
    first: (client) => client.post('/login_check_json', { username: 'anna', password }),
    answers: [http.get('*/api/v4/merchant', denied)],
  })
  await signInAgain()
  expect((await screen.findAllByText('You do not have the right to do this.')).length).toBeGreaterThan(0)
  await never(() => screen.queryByRole('dialog'))
  expect(denied).toHaveBeenCalledTimes(2)
})

test('§8.8 a failed login shows its errors: those of fields under them, the common one in an alert', async ({
  api,
}) => {
  const errors = { username: ['Unknown name.', 'Odd.'], common: ['Too many tries.'] }
  const answers = [http.post('*/login_check_json', () => HttpResponse.json({ errors }, { status: 400 }))]
  await renderPage(api, { path: '/login', who: null, answers })
  const username = await screen.findByLabelText(/^Username/)
  await userEvent.type(username, 'anna')
  await userEvent.type(await screen.findByLabelText(/^Password/), 'wrong{Enter}')
  expect(await screen.findByText('Unknown name.')).toBeTruthy()
  expect(username.getAttribute('aria-invalid')).toBe('true')
  await never(() => screen.queryByText('Odd.'))
  expect(screen.getByText('Too many tries.').closest('[role=alert]')).toBeTruthy()
})

const fields = [/^Name/, /^Webshop name/, /^URL/, /^Client/, /^KVK number/, /^External id/]
const names = ['name', 'webshopName', 'url', 'client', 'kvkNumber', 'externalId']

test('§8.9 a merchant that cannot be saved shows the first error of each field under it', async ({ api }) => {
  const { id } = await addMerchant(api, 'Before')
  const errors = Object.fromEntries(names.map((name) => [name, [`Wrong ${name}.`, 'Not shown.']]))
  const body = { errors: { ...errors, common: ['Not today.'], other: ['Elsewhere.'] } }
  const answers = [http.put('*/api/v4/merchant/*', () => HttpResponse.json(body, { status: 400 }))]
  await renderPage(api, { path: `/settings/merchant?edit=${id}`, answers })
  await userEvent.type(await screen.findByLabelText(/^Name/), '!')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const name of names) expect(await dialog.findByText(`Wrong ${name}.`)).toBeTruthy()
  for (const label of fields) expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  await never(() => dialog.queryByText('Not shown.'))
  expect(dialog.getByRole('alert').textContent).toContain('Not today.')
  expect(await api.rows('merchant')).toMatchObject([{ name: 'Before' }])
})

test('§8.9 a merchant that cannot be deleted: the common error as a danger notification', async ({ api }) => {
  await addMerchant(api, 'Needed')
  const refusal = () => HttpResponse.json({ errors: { common: ['Needed still has files.'] } }, { status: 400 })
  await renderPage(api, { path: '/settings/merchant', answers: [http.delete('*/api/v4/merchant/*', refusal)] })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Needed' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Yes' }))
  const message = await screen.findByText('Needed still has files.')
  expect(message.closest('[role=alert]')).toBeTruthy()
  expect(message.closest('.MuiAlert-root')?.className).toContain('Error')
  expect(await api.rows('merchant')).toHaveLength(1)
})

test('§8.10 a menu that does not load is told by the generic error handler, and can be asked for again', async ({
  api,
}) => {
  let isDown = true
  const menu = () => (isDown ? HttpResponse.json({ error: 'Out of order.' }, { status: 500 }) : undefined)
  await renderPage(api, { path: '/settings/merchant', answers: [http.get('*/api/v4/menu/user', menu)] })
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  expect(await within(messages()).findByText('Out of order.')).toBeTruthy()
  expect(await screen.findByText('The menu could not be loaded.')).toBeTruthy()
  isDown = false
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Merchants' })).toBeTruthy()
})

test('§8.10 a merchant that does not load is told by the generic error handler, and can be asked for again', async ({
  api,
}) => {
  const { id } = await addMerchant(api, 'Shop')
  let isDown = true
  const failing = () => (isDown ? HttpResponse.json({ error: 'Out of order.' }, { status: 500 }) : undefined)
  const answers = [http.get('*/api/v4/merchant/*', failing)]
  await renderPage(api, { path: `/settings/merchant?edit=${id}`, answers })
  expect(await within(messages()).findByText('Out of order.')).toBeTruthy()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Out of order.')).toBeTruthy()
  isDown = false
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByDisplayValue('Shop')).toBeTruthy()
})

test('§8.11 a select without matches says so', async ({ api }) => {
  await renderPage(api, { path: '/settings/merchant?add' })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('combobox', { name: /^Client/ }), 'nobody')
  expect(await screen.findByText('No elements found. Consider changing the search query.')).toBeTruthy()
})
