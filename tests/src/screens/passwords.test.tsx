/** Passwords on screen: forgotten, chosen with a link, changed while signed in. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect } from 'vitest'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

beforeEach(() => localStorage.clear())

const path = '/customer/reset-password'
const old = 'vlagstok zonder wind'
const fresh = 'lantaarn boven sloot'
const button = (name: string) => screen.getByRole('button', { name })
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)

async function linkFor(api: Api): Promise<string> {
  await api.anyone().post('/api/customer/reset-password', { email: 'jan@example.test' })
  await expect.poll(() => api.rows('mail')).toHaveLength(1)
  return /token=([\w-]+)/.exec(String((await api.rows('mail'))[0]?.body))?.[1] ?? ''
}
const addJan = (api: Api) => api.addUser({ username: 'jan', acl: ['ROLE_EMPLOYEE'], password: old })

test('asks for the address, and says the same whatever it is', async ({ api }) => {
  await renderPage(api, { path: '/login', who: null })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  await waitFor(async () => expect((await field(/^E-mail address/)).getAttribute('aria-invalid')).toBe('true'))
  await user.type(await field(/^E-mail address/), 'no address{Enter}')
  expect(await screen.findByText('This is not a valid e-mail address.')).toBeTruthy()
  await user.clear(await field(/^E-mail address/))
  await user.type(await field(/^E-mail address/), 'nobody@example.test{Enter}')
  expect(await screen.findByText(/^If there is an account with this e-mail address/)).toBeTruthy()
  expect(await violations()).toEqual([])
})

test('V05: with the link a password is chosen, typed or pasted, and the address holds no token', async ({ api }) => {
  await addJan(api)
  const token = await linkFor(api)
  const app = await renderPage(api, { path: `${path}?token=${token}`, who: null })
  const user = userEvent.setup()
  expect(await screen.findByText('For the account jan')).toBeTruthy()
  expect(app.path()).toBe(path)
  const [password, repeat] = [await field(/^New password \*?$/), await field(/^New password, again/)]
  for (const input of [password, repeat]) expect([input.type, input.autocomplete]).toEqual(['password', 'new-password'])

  await user.type(password, 'jan2026jan26')
  await waitFor(() =>
    expect(screen.getByText('Not your name, username or e-mail address').parentElement?.textContent).toMatch(
      /not met yet$/,
    ),
  )
  await user.type(repeat, 'jan2026jan26{Enter}')
  expect(await screen.findByText(/^This is made of your name/)).toBeTruthy()
  expect(document.activeElement).toBe(password)
  await user.clear(password)
  await user.paste(fresh)
  await user.clear(repeat)
  await user.paste(fresh)
  await waitFor(() => expect(screen.getAllByText(/, met$/)).toHaveLength(4))
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body)
  await waitFor(() => expect([password.type, password.value]).toEqual(['text', fresh]))
  expect(await violations()).toEqual([])
  await user.click(button('Save password'))
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login')
})

test('a link that is over says so, and offers another', async ({ api }) => {
  await renderPage(api, { path: `${path}?token=used-before`, who: null, locale: 'nl' })
  expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeTruthy()
  expect(await field(/^E-mailadres/)).toBeTruthy()
})

test('a server that tells nothing of a link is asked with the password', async ({ api }) => {
  let sent: unknown
  const answers = [
    http.post(`*/api${path}`, async ({ request }) => {
      const body = (await request.json()) as object
      if (!('password' in body)) return HttpResponse.json({ error: 'No password.' }, { status: 400 })
      sent = body
      return HttpResponse.json({})
    }),
  ]
  await renderPage(api, { path: `${path}?token=theirs`, who: null, answers })
  const user = userEvent.setup()
  await user.type(await field(/^New password \*?$/), fresh)
  await user.type(await field(/^New password, again/), `${fresh}{Enter}`)
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(sent).toMatchObject({ token: 'theirs', password: fresh, passwordRepeat: fresh })
})

test('changing a password: the current one, the rules, and on with the same session', async ({ api }) => {
  const app = await renderPage(api, {
    path: '/change-password',
    who: 'employee',
    first: async () => {
      const [{ id } = { id: 0 }] = await api.rows('app_user')
      const text = 'insert into credential (user_id, password_hash) values ($1, $2)'
      await api.engine.query({ text, values: [id, await hashPassword(old)] })
    },
  })
  const user = userEvent.setup()
  const current = await field(/^Current password/)
  expect([current.type, current.autocomplete]).toEqual(['password', 'current-password'])
  await user.type(current, 'not this one')
  await user.type(await field(/^New password \*?$/), fresh)
  await user.type(await field(/^New password, again/), `${fresh}{Enter}`)
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(current)
  await user.clear(current)
  await user.type(current, `${old}{Enter}`)
  await waitFor(() => expect(app.path()).toBe('/account'))
  expect(await screen.findByText(/^Your password was changed/)).toBeTruthy()
  expect(await screen.findByText('This session')).toBeTruthy()
})
