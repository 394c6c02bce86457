/** Collection costs of a private debtor without an expired letter: a wall that only somebody with that right opens, with a reason. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from './office.ts'

const test = base
  .extend('office', async ({ api }) => openOffice(api))
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'private',
      debtor: person,
      claims: [claim('2026-1', '2026-01-31', 1_000)],
    }),
  )

const legal = [...staff, 'ROLE_FILE_COSTS_OVERRIDE']
const why = { costsWithoutLetter: 'De brief van de klant is in een andere vorm bewezen' }
const allow = (api: Api, id: number, roles: readonly string[], body: object = why) =>
  api.as(roles).post(`/api/v4/file/${id}/allowCosts`, body)
const charge = (api: Api, id: number, costType: number) =>
  api.as(staff).post(`/api/v4/file/${id}/costs`, { costType, date: '2026-03-01' })

/** Books collection costs past all rules of the program. */
const force = (api: Api, id: number) =>
  api.engine.transaction(async (trx) => {
    const { rows } = await trx.query<{ id: number }>({
      text: `insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id)
        values ($1, 'cost 999', 'cost', '2026-03-01', '2026-03-01', 'EUR', 'x') returning id`,
      values: [id],
    })
    await trx.query({
      text: `insert into ledger_posting (entry_id, no, file_id, account, cents) values ($1, 1, $2, 'collection_costs', 100), ($1, 2, $2, 'claimed', -100)`,
      values: [rows[0]?.id, id],
    })
  })
const wall = 'no collection costs before the 14-day letter'
const kinds = async (api: Api) => (await api.rows('ledger_entry')).map(({ kind }) => kind)

test('the wall holds until the costs are allowed, and opens then: by the API, and in the database', async ({
  api,
  office,
  file,
}) => {
  expect((await charge(api, file.id, office.costType)).statusCode).toBe(400)
  await expect(force(api, file.id)).rejects.toThrow(wall)
  expect([await kinds(api), await api.rows('cost_line')]).toEqual([['claim'], []])

  expect((await allow(api, file.id, legal)).statusCode).toBe(200)
  const costs = await charge(api, file.id, office.costType)
  expect([costs.statusCode, costs.json()]).toMatchObject([201, { amount: euros(150), vatAmount: euros(0) }])
  await expect(force(api, file.id)).rejects.toThrow('a cost is booked as its cost line says')
  expect(await kinds(api)).toEqual(['claim', 'cost'])
})

test('only who may allow it does, with a reason, once, of a private debtor', async ({ api, office, file }) => {
  const before = await api.rows('collection_file')
  expect((await allow(api, file.id, staff)).statusCode).toBe(403)
  expect((await allow(api, file.id, legal, {})).json()).toMatchObject({
    errors: { costsWithoutLetter: [expect.any(String)] },
  })
  const edited = await api.as(legal).put(`/api/v4/file/${file.id}`, { ...why, _version: 1 })
  expect(edited.json()).toMatchObject({ errors: { costsWithoutLetter: [expect.any(String)] } })
  expect(await api.rows('collection_file')).toEqual(before)

  expect((await allow(api, file.id, legal)).json()).toMatchObject(why)
  expect((await allow(api, file.id, legal)).statusCode).toBe(400)
  const company = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakker' },
    claims: [claim('2026-2', '2026-01-31', 1_000)],
  })
  expect((await allow(api, company.id, legal)).statusCode).toBe(400)
  const expired = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('2026-3', '2026-01-31', 1_000)],
    fourteenDayLetter: { sent: '2026-02-09', by: 'email', amount: euros(150) },
  })
  expect((await allow(api, expired.id, legal)).statusCode).toBe(400)
  const told = (await api.rows('audit_log')).filter(({ action }) => action === 'allowCosts')
  expect(told).toMatchObject([
    { entity: 'file', record_id: file.id, changes: { costsWithoutLetter: { to: why.costsWithoutLetter } } },
  ])
})

test('a client does not see why, and who may not read it finds no word of it in the file', async ({
  api,
  office,
  file,
}) => {
  await allow(api, file.id, legal)
  const mine = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  const seen = await mine.get(`/api/v4/file/${file.id}`)
  expect(seen.statusCode).toBe(200)
  expect(seen.json()).not.toHaveProperty('costsWithoutLetter')
})

test('costs that were charged are taken back, with the override and on a file that never had it', async ({
  api,
  office,
  file,
}) => {
  const letter = { sent: '2026-02-09', by: 'email', amount: euros(150) }
  const expired = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    fourteenDayLetter: letter,
    claims: [claim('2026-3', '2026-01-31', 1_000)],
  })
  await allow(api, file.id, legal)
  for (const { id } of [file, expired]) {
    const made = (await charge(api, id, office.costType)).json<{ id: number }>()
    const back = await api.as(staff).post(`/api/v4/cost-line/${made.id}/reverse`, { reason: 'Niet verschuldigd' })
    expect([back.statusCode, back.json()]).toMatchObject([200, { status: 'reversed' }])
    const balance = await api.as(staff).get(`/api/v4/file/${id}/balance?on=2026-03-31`)
    expect(balance.json()).toMatchObject({ collectionCosts: euros(0), principal: euros(1_000) })
    // Charged anew, where it is allowed still.
    expect((await charge(api, id, office.costType)).statusCode).toBe(201)
  }
  const mirrors = (await api.rows('ledger_entry')).filter(({ reverses }) => reverses !== null)
  expect(mirrors.map(({ kind }) => kind)).toEqual(['cost', 'cost'])
})
