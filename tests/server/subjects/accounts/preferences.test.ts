/** Personal preferences, stored per account. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'

const path = '/api/v4/users/preferences'

test('are merged by name, taken away by null, and told at start', async ({ api }) => {
  const anna = api.as('admin')
  expect((await anna.get(path)).json()).toEqual({})
  await anna.put(path, { density: 'compact', appearance: 'dark' })
  const columns = { hidden: ['url'] }
  const answer = await anna.put(path, { 'columns:/settings/merchant': columns, appearance: null })

  expect(answer.statusCode).toBe(200)
  const kept = { density: 'compact', 'columns:/settings/merchant': columns }
  expect(answer.json()).toEqual(kept)
  expect((await anna.get(path)).json()).toEqual(kept)
  expect((await anna.get('/api/v3/user/get')).json()).toMatchObject({ preferences: kept })
})

test('come along with signing in', async ({ api }) => {
  const id = await api.addUser({ username: 'jan', password: 'correct horse battery' })
  const text = `insert into preference values ($1, 'density', '"compact"')`
  await api.engine.query({ text, values: [id] })
  const payload = { username: 'jan', password: 'correct horse battery' }
  const answer = await api.anyone().send({ method: 'POST', url: '/login_check_json', payload })
  expect(answer.json()).toMatchObject({ preferences: { density: 'compact' } })
})

test('are one’s own', async ({ api }) => {
  await api.as('admin').put(path, { density: 'compact' })
  expect((await api.as('settings').get(path)).json()).toEqual({})
  expect((await api.anyone().get(path)).statusCode).toBe(403)
})

test('any JSON value comes back as it was', async ({ api }) => {
  const values = { zero: 0, no: false, empty: '', list: [1, { a: null }], text: 'é"\\', toString: 'y' }
  expect((await api.as('admin').put(path, values)).json()).toEqual(values)
})

test.for([
  { why: 'a name with a space', body: { 'a b': 1 }, field: 'a b' },
  { why: 'a name that begins with a digit', body: { '1a': 1 }, field: '1a' },
  { why: 'a long name', body: { ['a'.repeat(121)]: 1 }, field: 'a'.repeat(121) },
  { why: 'a large value', body: { big: 'x'.repeat(4095) }, field: 'big' },
  { why: 'a value of many bytes', body: { big: '€'.repeat(1400) }, field: 'big' },
])('refuses $why by its name, and keeps nothing of the rest', async ({ body, field }, { api }) => {
  const answer = await api.as('admin').put(path, { density: 'compact', ...body })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
  expect(await api.rows('preference')).toEqual([])
})

test('holds 300 names of 4 KB, and refuses one more', async ({ api }) => {
  const anna = api.as('admin')
  const names = (from: number, to: number) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`n${from + index}`, 'x'.repeat(2500)]))
  expect((await anna.put(path, { big: 'x'.repeat(4094), ...names(1, 300) })).statusCode).toBe(200)
  const answer = await anna.put(path, names(300, 301))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toHaveProperty('errors.common')
  expect(await api.rows('preference')).toHaveLength(300)
  expect((await anna.put(path, { n1: null, n300: 1 })).statusCode).toBe(200)
})
