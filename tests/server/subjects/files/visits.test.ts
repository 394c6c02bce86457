/** The last files that somebody opened. */
import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('files', async ({ api }) => {
  const office = await openOffice(api)
  const ids: number[] = []
  for (const number of ['1', '2', '3']) {
    const body = { customer: office.customer, fileType: 'private', debtor: person }
    ids.push((await openFile(api, { ...body, claims: [claim(number, '2026-01-31', Number(number))] })).id)
  }
  return ids
})

const right = 'ROLE_FILE_VIEW_LAST_VISITED'
const who = [...staff, right]
const path = '/api/v4/file/last-visited'
type Item = { id: number; visitedAt: string }
const visited = async (api: Api, roles: readonly string[] = who) => {
  const answer = await api.as(roles).get(path)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ items: Item[] }>().items
}
const open = async (api: Api, id: number | undefined) => (await api.as(who).post(`/api/v4/file/${id}/visit`)).statusCode

test('the latest first, each once, with what the page shows', async ({ api, files }) => {
  expect(await visited(api)).toEqual([])
  for (const id of [files[0], files[1], files[0]]) {
    expect(await open(api, id)).toBe(204)
    api.advance(1000)
  }
  const items = await visited(api)
  expect(items.map(({ id }) => id)).toEqual([files[0], files[1]])
  expect(items[0]).toEqual({
    id: files[0],
    visitedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    number: expect.any(String),
    debtor: expect.objectContaining({ name: 'Saar de Wit' }),
    customer: expect.objectContaining({ company: 'Energie Noord B.V.' }),
    phase: 'amicable',
    fileStatus: null,
    workflowStatus: 'not_started',
    outstanding: expect.objectContaining({ currency: 'EUR' }),
  })
  expect(await visited(api, [...who, 'ROLE_SETTINGS'])).toEqual([])
})

test('what one may no longer see is not listed; nor is a file visited that one cannot see', async ({ api, files }) => {
  await open(api, files[0])
  await api.engine.query({
    text: `update app_user set roles = array['ROLE_EMPLOYEE', $1] where id in (select user_id from file_visit)`,
    values: [right],
  })
  api.advance(60_000)
  const someone = await api.engine.query<{ username: string }>({
    text: 'select username from app_user where id in (select user_id from file_visit)',
  })
  expect(someone.rows).toHaveLength(1)
  const answer = await api.as(who, { anew: true }).get(path)
  expect([answer.statusCode, answer.json()]).toEqual([200, { items: [] }])
  expect((await api.as(['ROLE_EMPLOYEE', right]).post(`/api/v4/file/${files[1]}/visit`)).statusCode).toBe(403)
  expect(await open(api, absentId)).not.toBe(204)
  expect(await api.rows('file_visit')).toHaveLength(1)
})

test('without the right nothing is listed, recorded or cleared', async ({ api, files }) => {
  await open(api, files[0])
  const client = api.as(staff)
  const answers = [
    await client.get(path),
    await client.post(`/api/v4/file/${files[1]}/visit`),
    await client.delete(path),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect(await api.rows('file_visit')).toHaveLength(1)
})

test('the list is cleared for oneself alone', async ({ api, files }) => {
  const colleague = [...who, 'ROLE_SETTINGS']
  await open(api, files[0])
  await api.as(colleague).post(`/api/v4/file/${files[1]}/visit`)
  expect((await api.as(who).delete(path)).statusCode).toBe(204)
  expect(await visited(api)).toEqual([])
  expect((await visited(api, colleague)).map(({ id }) => id)).toEqual([files[1]])
})

test('fifty are listed, and after ninety days none is kept', async ({ api, files }) => {
  await open(api, files[0])
  await api.engine.query({
    text: `insert into collection_file (number, customer_id, debtor_id, file_type, received_at)
      select 'X' || n, customer_id, debtor_id, file_type, received_at from collection_file, generate_series(1, 60) n where id = $1`,
    values: [files[0]],
  })
  await api.engine.query({
    text: `insert into file_visit (user_id, file_id, at) select v.user_id, f.id, v.at - interval '1 day' from file_visit v, collection_file f
      on conflict do nothing`,
  })
  const items = await visited(api)
  expect([items.length, items[0]?.id]).toEqual([50, files[0]])
  api.advance(89.5 * 86_400_000)
  await api.doJob('file.tidyVisits', {})
  expect((await api.rows('file_visit')).map(({ file_id }) => file_id)).toEqual([files[0]])
  api.advance(86_400_000)
  await api.doJob('file.tidyVisits', {})
  expect(await api.rows('file_visit')).toEqual([])
})

test('whoever works as somebody else neither sees nor leaves any', async ({ api, files }) => {
  const own = api.as(who)
  const { id: user } = (await own.get('/api/v3/user/get')).json<{ id: number }>()
  await open(api, files[0])
  const admin = api.as('admin', { anew: true })
  await admin.get('/api/v3/user/get')
  const text = `update session set user_id = $1, impersonator_id = user_id where user_id = (select id from app_user where username = 'admin')`
  await api.engine.query({ text, values: [user] })
  const before = await api.rows('file_visit')
  expect((await admin.get(path)).json()).toEqual({ items: [] })
  expect((await admin.post(`/api/v4/file/${files[1]}/visit`)).statusCode).toBe(204)
  await admin.delete(path)
  expect(await api.rows('file_visit')).toEqual(before)
})
