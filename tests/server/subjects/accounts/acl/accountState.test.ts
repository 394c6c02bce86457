import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test } from '#tests/support/api.ts'

const manager = ['ROLE_MANAGE_EMPLOYEE', 'ROLE_EMPLOYEE'] as const
const password = 'a long enough password 7'

test('an account that is held up by wrong tries is shown so, and let in again', async ({ api }) => {
  const id = await api.addUser({ username: 'piet', acl: ['ROLE_EMPLOYEE'], password })
  const hash = (await import('node:crypto')).createHash('sha256').update(JSON.stringify('piet')).digest('hex')
  const at = new Date((await api.engine.query<{ now: string }>({ text: 'select now() as now' })).rows[0]?.now ?? '')
  const boss = api.as(manager)
  expect((await boss.get(`/api/v4/users/${id}/state`)).json()).toEqual({
    lockedUntil: null,
    hasPassword: true,
    hasSecondFactor: false,
    isWithinRank: true,
  })
  expect((await boss.post(`/api/v4/users/${id}/unlock`)).statusCode).toBe(400)
  for (let tries = 0; tries < 7; tries += 1) {
    const text = `insert into login_failure (account, address, failed_at) values ($1, '192.0.2.7', $2)`
    await api.engine.query({ text, values: [hash, at.toISOString()] })
  }
  const { lockedUntil } = (await boss.get(`/api/v4/users/${id}/state`)).json<{ lockedUntil: string }>()
  expect(Date.parse(lockedUntil)).toBeGreaterThan(at.getTime())
  expect((await api.as('employee').post(`/api/v4/users/${id}/unlock`)).statusCode).toBe(403)
  expect(await api.rows('login_failure')).toHaveLength(7)
  expect((await boss.post(`/api/v4/users/${id}/unlock`)).statusCode).toBe(204)
  expect(await api.rows('login_failure')).toEqual([])
  expect((await boss.get(`/api/v4/users/${id}/state`)).json()).toMatchObject({ lockedUntil: null })
  expect((await api.rows('audit_log')).at(-1)).toMatchObject({ action: 'unlock', entity: 'user', record_id: id })
})

test('whoever manages employees lets an administrator in again, which gives them nothing', async ({ api }) => {
  const id = await api.addUser({ username: 'chief', acl: ['ROLE_SUPER_ADMIN'], password: 'correct horse battery' })
  const wrong = { username: 'chief', password: 'wrong' }
  for (let n = 0; n < 6; n++) {
    await api.anyone().send({ method: 'POST', url: '/login_check_json', payload: wrong })
  }
  expect((await api.as(manager).post(`/api/v4/users/${id}/unlock`)).statusCode).toBe(204)
  expect(await api.rows('login_failure')).toEqual([])
  expect((await api.as(manager).get(`/api/v4/users/${id}/state`)).json()).toMatchObject({ isWithinRank: false })
  expect((await api.as(manager).post(`/api/v4/users/${absentId}/unlock`)).statusCode).toBe(404)
})
