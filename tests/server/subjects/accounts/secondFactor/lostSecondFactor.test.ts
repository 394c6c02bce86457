import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { codeAt } from './authenticator.ts'

const password = 'correct horse battery'
const own = '/api/v4/users/me/second-factor'

const signIn = (client: Client) =>
  client.send({ method: 'POST', url: '/login_check_json', payload: { username: 'jan', password } })

/** Adds Jan, who signs in with two factors. */
async function addJan(api: Api, acl: readonly string[]) {
  const id = await api.addUser({ username: 'jan', acl, password })
  const client = api.anyone()
  await signIn(client)
  const { secret } = (await client.post(own, { password })).json<{ secret: string }>()
  await client.post(`${own}/confirm`, { code: codeAt(secret, api.app.now()) })
  await api.engine.query({ text: 'delete from mail' })
  return { id, client, isIn: async () => (await client.get('/api/v3/user/get')).statusCode === 200 }
}

const test = base
  .extend('jan', ({ api }) => addJan(api, ['ROLE_EMPLOYEE']))
  .extend('removeAs', ({ api }) => (acl: readonly string[], id: number | string) => {
    const manager = api.as(acl)
    return manager.delete(`/api/v4/users/${id}/second-factor`)
  })
const manager = ['ROLE_EMPLOYEE', 'ROLE_MANAGE_EMPLOYEE']

test('a lost second factor is taken away: the password is enough, sessions end, the owner is told, the audit has it', async ({
  api,
  jan,
  removeAs,
}) => {
  expect((await removeAs(manager, jan.id)).statusCode).toBe(204)
  expect(await jan.isIn()).toBe(false)
  expect([await api.rows('second_factor'), await api.rows('recovery_code')]).toEqual([[], []])
  expect((await signIn(api.anyone())).statusCode).toBe(200)
  expect(await api.rows('mail')).toMatchObject([
    { recipient: 'jan@example.test', subject: 'Uw tweede factor is verwijderd' },
  ])
  const removals = (await api.rows('audit_log')).filter(({ action }) => action === 'second-factor-removed')
  expect(removals).toMatchObject([{ entity: 'user', record_id: jan.id, actor_name: expect.stringContaining('manage') }])

  const again = await removeAs(manager, jan.id)
  expect([again.statusCode, again.json()]).toEqual([400, { error: 'Dit account heeft geen tweede factor.' }])
  expect(await api.rows('mail')).toHaveLength(1)
})

test('not without the right, not of an account that does not exist, and not of an administrator', async ({ api }) => {
  const boss = await addJan(api, ['ROLE_ADMIN'])
  const remove = (client: Client, id: number | string) => client.delete(`/api/v4/users/${id}/second-factor`)
  expect((await remove(api.as(['ROLE_EMPLOYEE']), boss.id)).statusCode).toBe(403)
  expect((await remove(api.as(manager), absentId)).statusCode).toBe(404)
  expect((await remove(api.as(manager), 'x')).statusCode).toBe(404)
  expect((await remove(api.as(manager), boss.id)).statusCode).toBe(400)
  expect([await boss.isIn(), await api.rows('second_factor'), await api.rows('mail')]).toEqual([
    true,
    [expect.objectContaining({ user_id: boss.id })],
    [],
  ])
})

test('not one’s own, which takes the password, and not of whom one works as', async ({ api }) => {
  const jan = await addJan(api, manager)
  const url = `/api/v4/users/${jan.id}/second-factor`
  expect((await jan.client.delete(url)).statusCode).toBe(400)

  const boss = await api.addUser({ username: 'boss', acl: people.admin })
  const from = { address: '127.0.0.1', userAgent: 'test' }
  const sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, jan.id, from, boss))
  const asJan = createClient(api.app, { sid })
  for (const path of [url, `/api/v4/users/${jan.id}/sessions`]) {
    expect([path, (await asJan.delete(path)).statusCode]).toEqual([path, 400])
  }
  expect([await jan.isIn(), (await api.rows('second_factor')).length]).toEqual([true, 1])
})

test('what was only prepared is no second factor to take away', async ({ api, removeAs }) => {
  const id = await api.addUser({ username: 'jan', acl: ['ROLE_EMPLOYEE'], password })
  const client = api.anyone()
  await signIn(client)
  await client.post(own, { password })
  expect((await removeAs(manager, id)).statusCode).toBe(400)
  expect((await client.get('/api/v3/user/get')).statusCode).toBe(200)
})
