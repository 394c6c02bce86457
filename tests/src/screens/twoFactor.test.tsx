/** The second factor for its owner: set up on the account page, used at sign-in and in the dialog. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { codeAt } from '#tests/server/subjects/accounts/secondFactor/authenticator.ts'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const password = 'correct horse battery'
const path = '/api/v4/users/me/second-factor'
const credentials = { username: 'anna', password }
const section = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }))

const addAnna = (api: Api) => api.addUser({ username: 'anna', acl: ['ROLE_SETTINGS', 'ROLE_EMPLOYEE'], password })

/** Signs Anna in and sets up a second factor for her. */
async function enrol(api: Api, client: Client): Promise<string[]> {
  await client.post('/login_check_json', credentials)
  const { secret } = (await client.post(path, { password })).json<{ secret: string }>()
  const answer = await client.post(`${path}/confirm`, { code: codeAt(secret, api.app.now()) })
  return answer.json<{ recoveryCodes: string[] }>().recoveryCodes
}

test('set up in three steps: scan or type, confirm, keep the recovery codes', async ({ api }) => {
  await addAnna(api)
  await renderPage(api, {
    path: '/account',
    who: null,
    first: (client) => client.post('/login_check_json', credentials),
  })
  const part = await section()
  expect(part.getByText('Off')).toBeTruthy()
  await userEvent.click(part.getByRole('button', { name: 'Set up' }))
  await userEvent.type(await part.findByLabelText(/^Current password/), 'wrong{Enter}')
  expect(await part.findByText('This is not your password.')).toBeTruthy()
  expect(await api.rows('second_factor')).toEqual([])
  await userEvent.clear(part.getByLabelText(/^Current password/))
  await userEvent.type(await part.findByLabelText(/^Current password/), `${password}{Enter}`)

  expect(await part.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  const secret = (part.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? '').replaceAll(' ', '')
  expect(await violations()).toEqual([])
  await userEvent.click(part.getByRole('button', { name: 'Next' }))
  const code = await part.findByLabelText(/^Code/)
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  await userEvent.type(code, '000000{Enter}')
  expect(await part.findByText(/This code is not right/)).toBeTruthy()
  await userEvent.clear(code)
  await userEvent.type(code, `${codeAt(secret, api.app.now())}{Enter}`)

  expect(await part.findAllByText(/^(\d{4}-){3}\d{4}$/)).toHaveLength(10)
  expect(await violations()).toEqual([])
  const done = part.getByRole('button', { name: 'Done' })
  expect(done).toHaveProperty('disabled', true)
  await userEvent.click(part.getByRole('checkbox', { name: 'I have saved these codes' }))
  await userEvent.click(done)
  expect(await part.findByText('10 recovery codes left')).toBeTruthy()
  expect(part.getByText('On')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Two-step sign-in')
})

test('new recovery codes, and turning it off, for the password only', async ({ api }) => {
  await addAnna(api)
  await renderPage(api, { path: '/account', who: null, first: (client) => enrol(api, client) })
  const part = await section()
  const before = await api.rows('recovery_code')
  await userEvent.click(await part.findByRole('button', { name: 'New recovery codes' }))
  await userEvent.type(await part.findByLabelText(/^Current password/), `${password}{Enter}`)
  expect(await part.findAllByText(/^(\d{4}-){3}\d{4}$/)).toHaveLength(10)
  expect(await api.rows('recovery_code')).not.toEqual(before)
  await userEvent.click(part.getByRole('checkbox'))
  await userEvent.click(await part.findByRole('button', { name: 'Done' }))

  await userEvent.click(await part.findByRole('button', { name: 'Turn off' }))
  await userEvent.click(await part.findByRole('button', { name: 'Cancel' }))
  await userEvent.click(await part.findByRole('button', { name: 'Turn off' }))
  await userEvent.type(await part.findByLabelText(/^Current password/), `${password}{Enter}`)
  expect(await part.findByText('Off')).toBeTruthy()
  expect(await api.rows('second_factor')).toEqual([])
})

test('nothing is offered where the server knows no second factor', async ({ api }) => {
  const answers = [http.get(`*${path}`, () => HttpResponse.json({ error: 'Not found.' }, { status: 404 }))]
  await renderPage(api, { path: '/account', who: 'employee', answers })
  await screen.findByRole('region', { name: 'Where you are signed in' })
  await never(() => screen.queryByText('Two-step sign-in'))
})

test('signing in asks for the code after the password, and takes a recovery code in the same field', async ({
  api,
}) => {
  await addAnna(api)
  let codes: string[] = []
  const { path: here } = await renderPage(api, {
    path: '/login',
    who: null,
    first: async (client) => {
      codes = await enrol(api, client)
      await client.post('/logout')
    },
  })
  await userEvent.type(await screen.findByLabelText(/^Username/), 'anna')
  await userEvent.type(await screen.findByLabelText(/^Password/), `${password}{Enter}`)
  const code = await screen.findByLabelText(/^Code/)
  expect(document.activeElement).toBe(code)
  expect(screen.getByText(/6 digits that your authenticator app shows now/)).toBeTruthy()
  expect(await violations()).toEqual([])
  await userEvent.type(code, '000000{Enter}')
  expect(await screen.findByText(/This code is not right/)).toBeTruthy()
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(await api.rows('session')).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveProperty('value', 'anna'))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await userEvent.type(await screen.findByLabelText(/^Code/), `${codes[0]}{Enter}`)
  await waitFor(() => expect(here()).not.toBe('/login'))
  expect(await api.rows('recovery_code')).toHaveLength(9)
})

test('§8.1 the login modal takes a code too, and shows a common error in an alert', async ({ api }) => {
  await addAnna(api)
  const client = await api.create('customer', { number: 'C-1', company: 'Owner' })
  const { id } = await api.create('merchant', { name: 'Before', client: client.id })
  let codes: string[] = []
  await renderPage(api, {
    path: `/settings/merchant?edit=${id}`,
    who: null,
    first: async (browser) => (codes = await enrol(api, browser)),
  })
  const name = await screen.findByLabelText(/^Name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Typed before the end')
  await api.engine.query({ text: 'delete from session' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  await userEvent.type(dialog.getByLabelText(/^Password/), 'wrong{Enter}')
  const alert = await dialog.findByText('Username or password is not right.')
  expect(alert.closest('[role=alert]')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText(/^Password/))
  await userEvent.type(await dialog.findByLabelText(/^Password/), `${password}{Enter}`)
  await userEvent.type(await dialog.findByLabelText(/^Code/), `${codes[0]}{Enter}`)
  await expect.poll(() => api.rows('merchant')).toMatchObject([{ name: 'Typed before the end' }])
})

test('whose role asks for a second factor sees nothing but setting it up', async ({ api }) => {
  await addAnna(api)
  const held = { id: 1, username: 'anna', name: 'Anna', acl: ['ROLE_SETTINGS'], mustEnrol: true }
  const { go } = await renderPage(api, {
    path: '/settings/merchant',
    who: null,
    first: (client) => client.post('/login_check_json', credentials),
    answers: [http.get('*/api/v3/user/get', () => HttpResponse.json(held))],
  })
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeTruthy()
  await never(() => screen.queryByRole('navigation'))
  expect(await violations()).toEqual([])
  await go('/customer/search')
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})
