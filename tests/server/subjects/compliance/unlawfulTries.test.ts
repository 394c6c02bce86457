/** The strongest tries to charge or write what the law does not let: a few of each (the rest: `unlawfulCents.long`, `unlawfulLetters.long`). */
import { expect } from 'vitest'
import { claim, euros } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import { admin, charge, due, letter, looked, open, openCourt, pay, put } from './tries/centsOffice.ts'
import { situations } from './tries/situations.ts'
import { tried } from './tries/triedCents.ts'
import { waysIn, waysOfKind } from './tries/waysIn.ts'

const strongest = [
  'what a company was charged on a day of protection',
  'dead by the field, known late',
  'a minor for whom nobody speaks',
]
const ways = [...waysIn, ...waysOfKind].filter(({ name }) =>
  [
    'by its call',
    'as a company for a while',
    'SQL: a line and its cost',
    'SQL: a state of the letter and a cost',
  ].includes(name),
)

test('no cent stays of what is not owed, by whichever way somebody asks it', async ({ api }) => {
  const office = await openCourt(api)
  const some = situations.filter(([name]) => strongest.includes(name))
  expect([some.length, ways.length]).toEqual([3, 4])
  expect(await tried(api, office, some, ways)).toBe(15)
})

test('letters, their terms and what was charged by them stay as they are, whoever writes SQL', async ({ api }) => {
  const office = await openCourt(api)
  const one = { ...(await open(api, { fourteenDayLetter: letter(150) })), most: 150_00 }
  await charge(api, one.file, office.typeOf('bik'))
  const before = await api.rows('fourteen_day_letter')
  for (const text of [
    'delete from fourteen_day_claim',
    'update fourteen_day_claim set cents = cents * 10',
    `update fourteen_day_letter set term_end = '2026-08-04'`,
    'update fourteen_day_letter set lost = true',
    `update debtor set deceased_at = '2026-08-20' where id = ${one.debtor}`,
    `insert into insolvency_event (debtor_id, kind, start_date, status) values (${one.debtor}, 'bankruptcy', '2026-08-20', 'active')`,
    'update cost_line set amount = amount + 1',
  ])
    await expect(api.app.engine.query({ text }), text).rejects.toThrow()
  expect(await api.rows('fourteen_day_letter')).toEqual(before)
  await looked(api, one, 'SQL')
})

test('a tariff is one, whatever types of cost name it, and VAT goes by the client, also when that is known late', async ({
  api,
}) => {
  const office = await openCourt(api)
  const company = { fileType: 'company', debtor: { kind: 'company', company: 'Bakker' } }
  const { file, customer } = await open(api, { ...company, claims: [claim('1', due, 100)] }, { vatDeductible: false })
  await put(api, `file/${file}`, { phase: 'judicial' })
  const { id: second } = await api.create('cost-type', {
    code: 'court_fee_2',
    name: { nl: 'Griffierecht 2' },
    category: 'court',
    legalLimit: 'court_fee',
    chargeTo: 'debtor',
    effectiveFrom: '2012-07-01',
  })
  const fee = (costType: number, euro: number) => charge(api, file, costType, { amount: euros(euro) })
  expect((await fee(office.typeOf('court_fee'), 139)).statusCode).toBe(201)
  expect((await fee(second, 1)).statusCode).toBe(400)
  const summons = (await fee(office.typeOf('summons'), 100)).json<{ vatAmount: object }>()
  expect(summons.vatAmount).toEqual(euros(21))
  const outstanding = async () => (await api.rows('collection_file')).map((row) => row.outstanding)
  expect(await outstanding()).toEqual([360_00])
  for (const [vatDeductible, cents] of [
    [true, 339_00],
    [false, 360_00],
  ] as const) {
    await put(api, `customer/${customer}`, { vatDeductible })
    await api.runDue()
    expect(await outstanding()).toEqual([cents])
  }
})

test('what a ground turns out to have no costs of, and what changes while a file is closed, follows', async ({
  api,
}) => {
  const office = await openCourt(api)
  const one = await open(api, { fourteenDayLetter: letter(150), legalType: office.usual })
  await charge(api, one.file, office.typeOf('bik'))
  await pay(api, one.file, '2026-09-02', 1_150)
  const { id: closeReason } = await api.create('close-reason', {
    code: 'paid',
    name: { nl: 'Betaald' },
    group: 'success',
  })
  expect((await admin(api).post(`/api/v4/file/${one.file}/close`, { closeReason })).statusCode).toBe(200)
  expect(await put(api, `legal-type/${office.usual}`, { statutoryCosts: false })).toBe(200)
  await api.runDue()
  await looked(api, one, 'a ground without costs')
  expect((await api.rows('collection_file'))[0]).toMatchObject({ overpayment: 150_00 })
})
