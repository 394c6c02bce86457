/** Links for whoever is new, sent by the program and by who manages accounts. */
import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test } from '#tests/support/api.ts'
import { addJan, fresh, minute, reset, signIn, tokenIn, twice } from './jan.ts'

test('a new account gets a link by mail, which works for three days; a manager can send another', async ({ api }) => {
  const { id } = await api.create('user', {
    username: 'piet',
    name: 'Piet',
    email: 'piet@example.test',
    kind: 'employee',
    locale: 'fr',
  })
  expect(await api.rows('mail')).toMatchObject([
    { recipient: 'piet@example.test', subject: 'Choisissez un mot de passe pour votre compte' },
  ])
  const first = tokenIn(await api.rows('mail'))
  api.advance(71 * 60 * minute)
  expect((await api.anyone().post(reset, { token: first })).statusCode).toBe(200)
  api.advance(2 * 60 * minute)
  expect((await api.anyone().post(reset, { token: first })).statusCode).toBe(400)

  expect((await api.as('employee').post(`/api/v4/users/${id}/invite`)).statusCode).toBe(403)
  expect((await api.as('admin').post(`/api/v4/users/${id}/invite`)).statusCode).toBe(204)
  const token = tokenIn(await api.rows('mail'))
  expect((await api.anyone().post(reset, { token, ...twice(fresh) })).statusCode).toBe(200)
  expect(await signIn(api.anyone(), fresh, 'piet')).toBe(200)
  expect((await api.as('admin').post(`/api/v4/users/${absentId}/invite`)).statusCode).toBe(404)
})

test('whoever manages accounts sends as many links in an hour as somebody who forgot their password gets', async ({
  api,
}) => {
  const id = await addJan(api)
  const send = async () => (await api.as('admin').post(`/api/v4/users/${id}/invite`)).statusCode
  expect([await send(), await send(), await send(), await send()]).toEqual([204, 204, 204, 400])
  expect(await api.rows('mail')).toHaveLength(3)
  expect((await api.rows('audit_log')).filter(({ action }) => action === 'password-link')).toHaveLength(3)
  const token = tokenIn(await api.rows('mail'))
  expect((await api.anyone().post(reset, { token })).statusCode).toBe(200)
  api.advance(60 * minute + 1)
  expect(await send()).toBe(204)
})

test('a closed account gets no link', async ({ api }) => {
  const id = await addJan(api, { active: false })
  const answer = await api.as('admin').post(`/api/v4/users/${id}/invite`)
  expect(answer.statusCode).toBe(400)
  expect(await api.rows('mail')).toEqual([])
  expect(await api.rows('password_link')).toEqual([])
})

test('V13: a new address is told to the old one', async ({ api }) => {
  const id = await addJan(api)
  const { _version } = (await api.as('admin').get(`/api/v4/users/${id}`)).json<{ _version: number }>()
  await api.as('admin').put(`/api/v4/users/${id}`, { email: 'new@example.test', _version })
  expect(await api.rows('mail')).toMatchObject([
    { recipient: 'jan@example.test', subject: 'Uw e-mailadres is gewijzigd' },
  ])
})
