/** What opening a file refuses: mistakes, customers that give no files, amounts beyond counting, minors alone. */
import { expect } from 'vitest'
import { addYears } from '#domain/time/calendar.ts'
import { dayOf } from '#domain/time/day.ts'
import { claim, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { path, tables, test, type Answer, type Preview } from './newFileOffice.ts'

test('all mistakes are told at once, what is missing and what cannot be too, and nothing is stored', async ({
  api,
  office,
}) => {
  const other = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const merchant = await api.create('merchant', { name: 'Winkel', client: other.id })
  const before = await Promise.all(tables.map((table) => api.rows(table)))
  const refused = async (body: object) => {
    const answer = await api.as(staff).post(path, body)
    expect(answer.statusCode).toBe(400)
    return answer.json<Answer>().errors ?? {}
  }
  expect(Object.keys(await refused({})).sort()).toEqual(['claims', 'customer', 'debtor', 'fileType'])
  const errors = await refused({
    customer: office.customer,
    merchant: merchant.id,
    legalType: 9999,
    fileType: 'private',
    debtor: {
      kind: 'private',
      birthDate: '2099-01-01',
      addresses: [{ street: 'Kade', postcode: '1012 AB 1012 AB', city: '', country: 9999 }],
      contacts: [{ kind: 'email', email: 'geen adres' }],
    },
    coDebtors: [9999],
    claims: [
      claim('1', '2026-01-31', -10),
      { ...claim('2', '2026-01-31', 10), invoiceDate: '2026-03-01' },
      { ...claim('3', '2026-01-31', 10), amount: { amount: 10, currency: 'GBP' } },
      { ...claim('4', '2099-01-31', 10) },
      { type: 'onbekend' },
    ],
    interest: { type: 'contractual' },
    fourteenDayLetter: { sent: '2099-01-01', amount: 40_00 },
  })
  expect(Object.keys(errors).sort()).toEqual(
    [
      'claims.0.amount',
      'claims.1.dueDate',
      'claims.2.amount',
      'claims.3.invoiceDate',
      'claims.4.amount',
      'claims.4.dueDate',
      'claims.4.invoiceDate',
      'claims.4.number',
      'claims.4.type',
      'coDebtors.0',
      'debtor.addresses.0.city',
      'debtor.addresses.0.country',
      'debtor.addresses.0.postcode',
      'debtor.birthDate',
      'debtor.contacts.0.email',
      'debtor.lastName',
      'fourteenDayLetter.by',
      'fourteenDayLetter.sent',
      'interest.per',
      'interest.rate',
      'legalType',
      'merchant',
    ].sort(),
  )
  expect(await Promise.all(tables.map((table) => api.rows(table)))).toEqual(before)
})

test('a customer that is inactive or did not pass its due diligence gives no files, as the setting says', async ({
  api,
  office,
}) => {
  const body = {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 10)],
  }
  const answers = async () => {
    const answer = await api.as(staff).post(path, body)
    return [answer.statusCode, Object.keys(answer.json<Answer>().errors ?? {})]
  }
  const becomes = (status: string) =>
    api.engine.query({
      text: 'update customer set due_diligence_status = $2 where id = $1',
      values: [office.customer, status],
    })
  const set = (value: string) =>
    api.engine.query({
      text: `insert into setting (key, value, changed_at) values ('wki.intakeStops', $1::jsonb, now())
        on conflict (key) do update set value = excluded.value`,
      values: [JSON.stringify(value)],
    })
  await becomes('expired')
  expect(await answers()).toEqual([400, ['common']])
  await set('rejected')
  expect(await answers()).toEqual([201, []])
  await becomes('rejected')
  expect(await answers()).toEqual([400, ['common']])
  await set('never')
  expect(await answers()).toEqual([201, []])
  await api.engine.query({ text: 'update customer set active = false where id = $1', values: [office.customer] })
  const before = await api.rows('collection_file')
  expect(await answers()).toEqual([400, ['customer']])
  expect(await api.rows('collection_file')).toEqual(before)
})

test('a day without a rate of interest, and amounts beyond counting, are refused with the reason', async ({
  api,
  office,
}) => {
  const most = { amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }
  const old = claim('1', '1930-01-31', 10)
  const much = [1, 2].map((n) => ({ ...claim(String(n), '2026-01-31', 1), amount: most }))
  for (const claims of [[old], much]) {
    const body = { customer: office.customer, fileType: 'private', debtor: person, claims }
    const preview = await api.as(staff).post(`${path}/preview`, body)
    expect([preview.statusCode, preview.json<Preview>().errors]).toEqual([200, { common: [expect.any(String)] }])
    const answer = await api.as(staff).post(path, body)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.any(String) }])
  }
  expect([await api.rows('collection_file'), await api.rows('debtor')]).toEqual([[], []])
})

test('a minor asks for who represents them, by every way in', async ({ api, office }) => {
  const minor = { ...person, birthDate: addYears(dayOf(api.app.now()), -12) }
  const body = { customer: office.customer, fileType: 'private', claims: [claim('1', '2026-01-31', 100)] }
  const before = await api.rows('debtor')
  for (const [answer, at] of [
    [await api.as(staff).post(path, { ...body, debtor: minor }), 'debtor.birthDate'],
    [await api.as('admin').post('/api/v4/debtor', minor), 'birthDate'],
  ] as const)
    expect([answer.statusCode, answer.json<Answer>().errors]).toEqual([
      400,
      { [at]: ['Dit is een minderjarige: controleer de datum, of kies de wettelijk vertegenwoordiger.'] },
    ])
  expect(await api.rows('debtor')).toEqual(before)
  const { id: representative } = await api.create('representative', { name: 'Ouder de Wit', kind: 'guardian' })
  const taken = await api.as(staff).post(path, { ...body, debtor: { ...minor, representative } })
  expect([taken.statusCode, taken.body]).toEqual([201, taken.body])
})
