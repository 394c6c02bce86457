/** A file of records from its upload to its undo, through the calls. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { check, itemsOf, runOf, start, upload } from './sending.ts'

const merchants = '/api/v4/merchant'
const newClient = async (api: Api) => (await api.create('customer', { number: 'C-1', company: 'Client' })).id
const stored = async (api: Api) =>
  (await api.rows('merchant')).map(({ name, external_id: number, version }) => [name, number, version])

test('new rows are checked, written, told of and undone', async ({ api }) => {
  const admin = api.as('admin')
  await newClient(api)
  const audit = (await api.rows('audit_log')).length
  const sent = await upload(admin, merchants, 'Naam;Klant;External id\nEen;Client;E1\nTwee;Client;E2\n')
  expect(sent).toMatchObject({ name: 'list.csv', rows: 2, isRemembered: false })
  expect(sent.columns).toEqual([
    { header: 'Naam', samples: ['Een', 'Twee'], to: 'name' },
    { header: 'Klant', samples: ['Client'], to: 'client' },
    { header: 'External id', samples: ['E1', 'E2'], to: 'externalId' },
  ])
  const planned = await check(api, admin, sent)
  const counts = { change: 2, same: 0, refused: 0 }
  expect(planned).toMatchObject({ state: 'previewed', total: 2, checked: 2, counts, import: sent.id })
  expect(await api.rows('merchant')).toEqual([])
  expect(await api.rows('audit_log')).toHaveLength(audit)
  expect((await itemsOf(admin, planned.id))[1]).toMatchObject({
    line: 3,
    recordId: null,
    outcome: 'change',
    title: 'Twee',
    errors: [],
    cells: [],
    changes: expect.arrayContaining([{ property: 'name', before: null, after: 'Twee' }]),
  })

  const done = await start(api, admin, planned)
  expect(done).toMatchObject({ state: 'done', done: 2, counts: { changed: 2, refused: 0 }, mayUndo: true })
  expect(await stored(api)).toEqual([
    ['Een', 'E1', 1],
    ['Twee', 'E2', 1],
  ])
  const lines = (await api.rows('audit_log')).slice(audit)
  expect(lines.map(({ action, request_id: by }) => [action, by])).toEqual([
    ['create', `bulk-run-${done.id}`],
    ['create', `bulk-run-${done.id}`],
  ])
  const receipt = await admin.get(`/api/v4/bulk-run/${done.id}/export`)
  expect(receipt.body).toContain('Twee')

  await admin.post(`/api/v4/bulk-run/${done.id}/undo`)
  await api.runDue()
  expect(await runOf(admin, done.id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0 } })
  expect(await api.rows('merchant')).toEqual([])
})

test('a row with the key of a record updates it; undo keeps what somebody changed since', async ({ api }) => {
  const admin = api.as('admin')
  const client = await newClient(api)
  for (const n of [1, 2, 3]) await api.create('merchant', { name: `Shop ${n}`, externalId: `E${n}`, client })
  const file =
    'Name;Client;externalId;KVK-nummer\nShop 1;Client;E1;\nNew 2;Client;E2;12345678\nNew 3;Client;E3;\nFour;Client;E4;\n'
  const planned = await check(api, admin, await upload(admin, merchants, file))
  expect(planned.counts).toEqual({ change: 3, same: 1, refused: 0 })
  const done = await start(api, admin, planned)
  expect(done.counts).toMatchObject({ changed: 3, same: 1, refused: 0 })
  expect(await stored(api)).toEqual([
    ['Shop 1', 'E1', 1],
    ['New 2', 'E2', 2],
    ['New 3', 'E3', 2],
    ['Four', 'E4', 1],
  ])
  const { id } = (await itemsOf(admin, done.id)).map(({ recordId }) => ({ id: recordId }))[2] ?? {}
  await admin.put(`${merchants}/${id}`, { name: 'Mine', _version: 2 })
  await admin.post(`/api/v4/bulk-run/${done.id}/undo`)
  await api.runDue()
  expect(await runOf(admin, done.id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 1 } })
  expect(await stored(api)).toEqual([
    ['Shop 1', 'E1', 1],
    ['Shop 2', 'E2', 3],
    ['Mine', 'E3', 3],
  ])
})

test('what is wrong is told at its cell, and all rows are written or only the good ones', async ({ api }) => {
  const admin = api.as('admin')
  await newClient(api)
  const file = [
    'Naam;Klant;externalId;KVK-nummer',
    'Goed;Client;E1;12345678',
    ';Client;E2;123',
    'Wie;Nobody;E3;',
    'Dubbel;Client;E1;',
  ].join('\r\n')
  const planned = await check(api, admin, await upload(admin, merchants, file))
  expect(planned.counts).toEqual({ change: 1, same: 0, refused: 3 })
  const items = await itemsOf(admin, planned.id)
  expect(items.map(({ cells }) => cells.map(({ header, value }) => [header, value]))).toEqual([
    [],
    [
      ['Naam', null],
      ['KVK-nummer', '123'],
    ],
    [['Klant', 'Nobody']],
    [['Klant', 'Client']],
  ])
  expect(items[1]?.errors[1]).toBe('KVK-nummer: Een KVK-nummer heeft precies 8 cijfers.')
  expect(items[2]?.cells[0]?.text).toBe('“Nobody” is niet gevonden.')
  expect(items[3]?.cells[0]?.text).toBe('Rij 2 heeft dezelfde sleutel.')

  const refused = await admin.post(`/api/v4/bulk-run/${planned.id}/start`, { rows: 'all' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors).toEqual({
    rows: ['3 rijen worden geweigerd. Herstel ze, of kies alleen de goede rijen.'],
  })
  await api.runDue()
  expect(await api.rows('merchant')).toEqual([])
  const done = await start(api, admin, planned, 'good')
  expect(done).toMatchObject({ state: 'done', done: 4, counts: { changed: 1, refused: 3 } })
  expect(await stored(api)).toEqual([['Goed', 'E1', 1]])
})

test('the file of refused rows is imported again once it is mended, with the columns as they were chosen', async ({
  api,
}) => {
  const admin = api.as('admin')
  const phones = '/api/v4/dialer-blacklist'
  const file = 'Nummer van wie belt;Waarom\n+31612345678;Heeft een advocaat\n"=06;x";Lawyer\n+31612345679;zomaar\n'
  const sent = await upload(admin, phones, file)
  expect(sent.columns.map(({ to }) => to)).toEqual([null, null])
  const chosen = { ...sent, columns: sent.columns.map((one, n) => ({ ...one, to: ['phone', 'reason'][n] ?? null })) }
  const planned = await check(api, admin, chosen)
  expect(planned.counts).toEqual({ change: 1, same: 0, refused: 2 })
  await start(api, admin, planned, 'good')

  const { body, headers } = await admin.get(`/api/v4/bulk-run/${planned.id}/bad-rows`)
  expect(headers['content-disposition']).toContain('.csv')
  expect(body).toMatch(
    /^\uFEFFNummer van wie belt;Waarom;Fouten\r\n"'=06;x";Lawyer;[^\r]+\r\n'\+31612345679;zomaar;[^\r]+\r\n$/,
  )
  const again = await upload(admin, phones, body.replace('"\'=06;x"', '06 12345677').replace('zomaar', 'Klacht'))
  expect(again.isRemembered).toBe(true)
  expect(again.columns.map(({ to }) => to)).toEqual(['phone', 'reason', null])
  const mended = await start(api, admin, await check(api, admin, again))
  expect(mended).toMatchObject({ state: 'done', counts: { changed: 2, refused: 0 } })
  expect((await api.rows('dialer_blacklist')).map(({ phone, reason }) => [phone, reason])).toEqual([
    ['+31612345678', 'lawyer'],
    ['+31612345677', 'lawyer'],
    ['+31612345679', 'complaint'],
  ])
})

test('a record changed after the check, and one added since, are refused when the rows are written', async ({
  api,
}) => {
  const admin = api.as('admin')
  const client = await newClient(api)
  const { id } = await api.create('merchant', { name: 'Shop 1', externalId: 'E1', client })
  const file = 'Name;Client;externalId\nNew 1;Client;E1\nNew 2;Client;E2\nNew 3;Client;E3\n'
  const planned = await check(api, admin, await upload(admin, merchants, file))
  await admin.put(`${merchants}/${id}`, { name: 'Mine', _version: 1 })
  await api.create('merchant', { name: 'Theirs', externalId: 'E2', client })
  const done = await start(api, admin, planned)
  expect(done.counts).toMatchObject({ changed: 1, refused: 2 })
  expect((await itemsOf(admin, done.id)).map(({ errors }) => errors.length)).toEqual([1, 1, 0])
  expect((await stored(api)).map(([name]) => name)).toEqual(['Mine', 'Theirs', 'New 3'])
})

test('checking again with other columns drops the check before', async ({ api }) => {
  const admin = api.as('admin')
  await newClient(api)
  const sent = await upload(admin, merchants, 'a;b\nOne;Client\n')
  const withColumns = (...to: (string | null)[]) => ({
    ...sent,
    columns: sent.columns.map((one, n) => ({ ...one, to: to[n] ?? null })),
  })
  const first = await check(api, admin, withColumns('name', null))
  expect(first.counts).toMatchObject({ refused: 1 })
  const second = await check(api, admin, withColumns('name', 'client'))
  expect(second.counts).toMatchObject({ change: 1, refused: 0 })
  expect((await admin.get(`/api/v4/bulk-run/${first.id}`)).statusCode).toBe(404)
  expect((await admin.get(`/api/v4/import/${sent.id}`)).json()).toMatchObject({
    isRemembered: true,
    columns: [{ to: 'name' }, { to: 'client' }],
  })
})
