/** An employee who is limited to a team sees nothing of the files of another one, by any call; others see all. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const limited = [...staff, 'ROLE_FINANCE', 'ROLE_FILE_EXPORT']

const test = base.extend('files', async ({ api }) => {
  const office = await openOffice(api)
  const { id: mine } = await api.create('team', { name: 'Noord' })
  const { id: theirs } = await api.create('team', { name: 'Zuid' })
  const open = async (number: string, team: number | null, lastName: string) => {
    const file = await openFile(api, {
      customer: office.customer,
      fileType: 'private',
      debtor: { ...person, lastName },
      claims: [claim(number, '2025-01-31', 100)],
      interest: { type: 'none' },
    })
    await api.as(staff).post(`/api/v4/file/${file.id}/payments`, { date: '2025-06-30', amount: euros(10) })
    if (team !== null)
      await api.engine.query({
        text: 'update collection_file set team_id = $1 where id = $2',
        values: [team, file.id],
      })
    return file
  }
  const own = await open('INV-1', mine, 'Merel')
  const free = await open('INV-2', null, 'Spreeuw')
  const hidden = await open('SECRET-3', theirs, 'Zwaluw')
  const limitedTo = async (roles: readonly string[]) => {
    const client = api.as(roles, { anew: true })
    await client.get('/api/v3/user/get')
    const username = `with-${roles.join('-').toLowerCase()}`
    await api.engine.query({
      text: 'update app_user set only_team_id = $1 where username = $2',
      values: [mine, username],
    })
    return client
  }
  return { own, free, hidden, mine, theirs, limitedTo, client: await limitedTo(limited) }
})

type Client = ReturnType<Api['as']>
type List = { items: { id: number }[]; total: number; totals?: { outstanding: { amount: number }[] } }
const listed = async (client: Client, url: string) => {
  const answer = await client.get(url)
  expect([url, answer.statusCode]).toEqual([url, 200])
  const { items, total } = answer.json<List>()
  return { ids: items.map(({ id }) => id).toSorted((a, b) => a - b), total }
}

test('lists, search, filters, ids and export have the files of the own team and of none', async ({ api, files }) => {
  const { own, free, hidden, client } = files
  const seen = [own.id, free.id]
  expect(await listed(client, '/api/v4/file')).toEqual({ ids: seen, total: 2 })
  expect(await listed(api.as(staff), '/api/v4/file')).toEqual({ ids: [...seen, hidden.id], total: 3 })
  for (const filter of ['search]=Zwaluw', 'search]=SECRET-3', `id]=${hidden.id}`, 'claims.number]=SECRET-3'])
    expect([filter, await listed(client, `/api/v4/file?_filter[${filter}`)]).toEqual([filter, { ids: [], total: 0 }])
  expect((await client.get('/api/v4/file/ids')).body).not.toContain(String(hidden.number))
  const exported = await client.get('/api/v4/file/export')
  expect(exported.body).not.toContain(hidden.number)
  expect((await client.get('/api/v4/file/exact?search=SECRET-3')).json()).toEqual({ id: null })
  expect((await client.get('/api/v4/file/exact?search=INV-1')).json()).toEqual({ id: own.id })
})

test('what belongs to a file is hidden with it', async ({ files }) => {
  const { hidden, client } = files
  for (const entity of ['claim', 'payment', 'interest-setting']) {
    const { items, total } = (await client.get(`/api/v4/${entity}`)).json<{
      items: { id: number; file: { id: number } | null }[]
      total: number
    }>()
    expect([entity, total]).toEqual([entity, 2])
    expect(items.filter(({ file }) => file?.id === hidden.id)).toEqual([])
    expect((await listed(client, `/api/v4/${entity}?_filter[file]=${hidden.id}`)).total).toBe(0)
  }
})

test('no call about a file of another team answers, or changes anything', async ({ api, files }) => {
  const { own, hidden, client } = files
  const before = [await api.rows('collection_file'), await api.rows('payment'), await api.rows('ledger_entry')]
  for (const call of ['', '/page', '/balance', '/timeline', '/entries', '/interest', '/specification.pdf']) {
    expect([call, (await client.get(`/api/v4/file/${hidden.id}${call}`)).statusCode]).toEqual([call, 404])
    expect([call, (await client.get(`/api/v4/file/${own.id}${call}`)).statusCode]).toEqual([call, 200])
  }
  // A history may tell of times when the record was hidden.
  for (const { id } of [own, hidden]) expect((await client.get(`/api/v4/file/${id}/history`)).statusCode).toBe(404)
  const payment = (await api.rows('payment')).find(({ file_id: file }) => file === hidden.id)
  const changes = [
    [`/api/v4/file/${hidden.id}/payments`, { date: '2025-07-01', amount: euros(1) }],
    [`/api/v4/file/${hidden.id}/pause`, { holdReason: 'Wacht' }],
    [`/api/v4/payment/${String(payment?.id)}/reverse`, { reason: 'Fout' }],
  ] as const
  for (const [url, body] of changes) expect([url, (await client.post(url, body)).statusCode]).toEqual([url, 404])
  expect((await client.put(`/api/v4/file/${hidden.id}`, { notes: 'x', _version: 1 })).statusCode).toBe(404)
  expect([await api.rows('collection_file'), await api.rows('payment'), await api.rows('ledger_entry')]).toEqual(before)
})

test('a list follows a file that changes its team', async ({ api, files }) => {
  const { own, free, hidden, client, mine } = files
  const claims = async () => (await listed(client, '/api/v4/claim')).total
  expect(await claims()).toBe(2)
  await api.engine.query({ text: 'update collection_file set team_id = $1 where id = $2', values: [mine, hidden.id] })
  expect(await listed(client, '/api/v4/file')).toEqual({ ids: [own.id, free.id, hidden.id], total: 3 })
  expect(await claims()).toBe(3)
})

test('administrators see all files, whatever they are limited to', async ({ files }) => {
  const admin = await files.limitedTo([...limited, 'ROLE_ADMIN'])
  expect((await listed(admin, '/api/v4/file')).total).toBe(3)
  expect((await listed(admin, '/api/v4/claim')).total).toBe(3)
})
