/** What opening a file refuses, what it takes from what is there, and what is said of it beforehand. */
import { expect } from 'vitest'
import { addYears } from '#domain/time/calendar.ts'
import { dayOf } from '#domain/time/day.ts'
import { test as base } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))
const tables = ['debtor', 'debtor_address', 'debtor_contact', 'collection_file', 'claim', 'interest_setting']
const path = '/api/v4/file'

type Answer = { errors?: Record<string, string[]>; error?: string }
type Preview = {
  totals: Record<'principal' | 'interest' | 'interestPerDay' | 'outstanding', { amount: number }>
  costs: { total: { amount: number }; from: string | null; needsLetter: boolean }
  letter: {
    state: string
    fault: string | null
    lawful: { amount: number }
    costsFrom: string | null
    explanation: { text: string }[]
  }
  claims: ({ interest: { amount: number }; limitationDate: string; barred: boolean } | null)[]
  duplicates: { claim: number; why: string; file: { id: number; number: string } | null }[]
  joins: { file: number; number: string } | null
  agreed: Record<string, unknown> | null
  errors: Record<string, string[]>
}

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

test('whole cents are euros, and what was typed goes along', async ({ api, office }) => {
  const tag = await api.create('tag', { name: 'Spoed' })
  const team = await api.create('team', { name: 'Team Noord' })
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    coDebtors: [{ lastName: 'Bakker' }],
    claims: [{ ...claim('1', '2026-01-31', 0), amount: 100_000, agreementReference: 'A-7' }],
    fourteenDayLetter: { sent: '2026-03-02', by: 'post', amount: 150_00, toCoDebtors: true },
    customerNumber: 'K-9',
    tags: [tag.id],
    team: team.id,
    note: 'Eerst bellen',
  })
  expect((await api.as(staff).get(`${path}/${id}`)).json()).toMatchObject({
    principal: euros(1_000),
    customerNumber: 'K-9',
    notes: 'Eerst bellen',
    fourteenDayState: 'expired_unpaid',
    tags: [{ id: tag.id }],
    team: { id: team.id },
    coDebtors: [{ name: 'Bakker' }],
  })
  expect(await api.rows('claim')).toMatchObject([{ agreement_reference: 'A-7', amount: 100_000 }])
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

test('a merged debtor is the one it was merged into; a company has no private file', async ({ api, office }) => {
  const [first, second, last] = await Promise.all(
    ['Jansen', 'Janssen', 'Janszen'].map((lastName) => api.create('debtor', { kind: 'private', lastName })),
  )
  const merge = (one: { id: number } | undefined, into: { id: number } | undefined) =>
    api.engine.query({ text: 'update debtor set merged_into_id = $2 where id = $1', values: [one?.id, into?.id] })
  await merge(first, second)
  await merge(second, last)
  const body = { customer: office.customer, fileType: 'private', claims: [claim('1', '2026-01-31', 10)] }
  expect((await openFile(api, { ...body, debtor: first?.id })).debtor).toBe(last?.id)

  const twice = await api.as(staff).post(path, { ...body, debtor: first?.id, coDebtors: [second?.id] })
  expect(Object.keys(twice.json<Answer>().errors ?? {})).toEqual(['coDebtors.0'])
  const company = await api.create('debtor', { kind: 'company', company: 'Bakker' })
  for (const debtor of [company.id, { kind: 'company', company: 'Bakker' }]) {
    const answer = await api.as(staff).post(path, { ...body, debtor })
    expect([answer.statusCode, Object.keys(answer.json<Answer>().errors ?? {})]).toEqual([400, ['fileType']])
  }
  expect(await api.rows('collection_file')).toHaveLength(1)
})

test('a letter that does not count is told with its reason, and the file is opened', async ({ api, office }) => {
  const body = {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 1_000)],
  }
  for (const [sent, amount, fault] of [
    ['2026-01-31', 150, 'beforeDefault'],
    ['2026-03-02', 149, 'amount'],
    ['2026-03-02', 150, null],
  ] as const) {
    const letter = { ...body, fourteenDayLetter: { sent, by: 'post', amount: euros(amount) } }
    const preview = (await api.as(staff).post(`${path}/preview`, letter)).json<Preview>()
    expect(preview.letter).toMatchObject({ fault, state: fault ? 'invalid' : 'expired_unpaid' })
    if (fault) expect(preview.letter.explanation[0]?.text).toContain('telt niet')
    expect(await openFile(api, letter)).toMatchObject({ letterFault: fault })
  }
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

test('a preview says what would come of it, stores nothing, and is what comes of it', async ({ api, office }) => {
  const body = {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [
      claim('1', '2025-01-31', 1_000),
      claim('2', '2026-02-28', 250),
      { ...claim('3', '2026-02-28', 50), type: 'credit_note' },
    ],
  }
  const before = await Promise.all(tables.map((table) => api.rows(table)))
  const answer = await api.as(staff).post(`${path}/preview`, body)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  const preview = answer.json<Preview>()
  expect(await Promise.all(tables.map((table) => api.rows(table)))).toEqual(before)
  expect(preview).toMatchObject({
    errors: {},
    duplicates: [],
    joins: null,
    letter: { state: 'none', lawful: euros(180) },
    costs: { total: euros(180), needsLetter: true, from: expect.any(String) },
    agreed: { interestType: 'statutory', costRegime: 'wik', sends14DayLetter: false },
    claims: [{ limitationDate: '2030-01-31', barred: false }, {}, {}],
  })
  const { id } = await openFile(api, body)
  const balance = (await api.as(staff).get(`${path}/${id}/balance`)).json<Preview['totals']>()
  const { principal, interest, interestPerDay, outstanding } = balance
  expect(preview.totals).toEqual({ principal, interest, interestPerDay, outstanding })
  expect(preview.claims.reduce((sum, one) => sum + (one?.interest.amount ?? 0), 0)).toBe(interest.amount)
})

test('a preview of nothing, and of half a file, says what is missing', async ({ api, office }) => {
  const nothing = (await api.as(staff).post(`${path}/preview`, {})).json<Preview>()
  expect(nothing.totals.outstanding).toEqual(euros(0))
  expect(Object.keys(nothing.errors).sort()).toEqual(['claims', 'customer', 'debtor', 'fileType'])
  const half = await api.as(staff).post(`${path}/preview`, {
    customer: office.customer,
    fileType: 'company',
    claims: [claim('1', '2026-01-31', 1_000), { number: '2' }],
  })
  expect(half.json()).toMatchObject({
    claims: [{ limitationDate: '2031-01-31' }, null],
    costs: { total: euros(150), from: '2026-02-01', needsLetter: false },
    letter: { state: 'not_needed' },
    errors: { debtor: [expect.any(String)], 'claims.1.amount': [expect.any(String)] },
  })
})

test('what is claimed already is told with its file, and a running file is offered and takes the claims', async ({
  api,
  office,
}) => {
  const made = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('F-1', '2026-01-31', 100)],
  })
  const body = {
    customer: office.customer,
    fileType: 'private',
    debtor: made.debtor,
    claims: [
      claim('F-1', '2026-02-28', 20),
      claim('F-2', '2026-01-31', 100),
      claim('F-3', '2026-02-28', 20),
      claim('F-3', '2026-02-27', 20),
    ],
  }
  const file = { id: made.id, number: made.number }
  const preview = (await api.as(staff).post(`${path}/preview`, body)).json<Preview>()
  expect(preview.duplicates).toEqual([
    { claim: 0, why: 'number', file },
    { claim: 1, why: 'amount', file },
    { claim: 3, why: 'twice', file: null },
  ])
  expect(preview.joins).toEqual({ file: made.id, number: made.number })
  // Whoever may not look up files is told nothing of them.
  const blind = (await api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_CREATE']).post(`${path}/preview`, body)).json<Preview>()
  expect([blind.duplicates, blind.joins]).toEqual([[], null])
  const company = (await api.as(staff).post(`${path}/preview`, { ...body, fileType: 'company' })).json<Preview>()
  expect(company.joins).toBeNull()

  const add = (claims: object[]) => api.as(staff).post(`${path}/${made.id}/claims`, { claims })
  const wrong = await add([claim('F-4', '2026-02-28', -1), claim('F-5', '2099-02-28', 1), {}])
  expect([
    wrong.statusCode,
    Object.keys(wrong.json<Answer>().errors ?? {})
      .sort()
      .slice(0, 2),
  ]).toEqual([400, ['claims.0.amount', 'claims.1.invoiceDate']])
  expect(await api.rows('claim')).toHaveLength(1)
  const added = await add([claim('F-3', '2026-02-28', 20), { ...claim('F-4', '2026-02-28', 0), amount: 30_00 }])
  expect([added.statusCode, added.json()]).toMatchObject([201, { id: made.id, number: made.number }])
  expect((await api.as(staff).get(`${path}/${made.id}`)).json()).toMatchObject({ principal: euros(150) })

  await api.engine.query({ text: `update customer set merge_mode = 'never' where id = $1`, values: [office.customer] })
  expect((await api.as(staff).post(`${path}/preview`, body)).json<Preview>().joins).toBeNull()
  await api.engine.query({ text: `update customer set merge_mode = 'ask' where id = $1`, values: [office.customer] })
  await api.engine.query({ text: `update collection_file set phase = 'judicial' where id = $1`, values: [made.id] })
  expect((await api.as(staff).post(`${path}/preview`, body)).json<Preview>().joins).toBeNull()
})

test('only staff with the right opens files; a double click opens one', async ({ api, office }) => {
  const body = {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 10)],
  }
  const outsiders = [['ROLE_CUSTOMER'], ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']]
  for (const roles of outsiders)
    for (const call of ['', '/preview']) expect((await api.as(roles).post(`${path}${call}`, body)).statusCode).toBe(403)
  expect(await api.rows('collection_file')).toEqual([])

  const opener = api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_CREATE'])
  const headers = { 'idempotency-key': 'double-click-0123456789' }
  const answers = await Promise.all([1, 2, 3].map(() => opener.post(path, body, { headers })))
  answers.push(await opener.post(path, body, { headers }))
  expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1)
  expect(await api.rows('collection_file')).toHaveLength(1)
  expect(await api.rows('claim')).toHaveLength(1)
})

test('two hundred claims are opened in one call', async ({ api, office }) => {
  const claims = Array.from({ length: 200 }, (_, n) => claim(`F-${n}`, '2026-01-31', n + 1))
  await openFile(api, { customer: office.customer, fileType: 'private', debtor: person, claims })
  expect(await api.rows('claim')).toHaveLength(200)
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

test('the preview judges the letter as the ledger does: with terms of other files, and for everybody who owes', async ({
  api,
  office,
}) => {
  const term = (number: string, dueDate: string) =>
    claim(number, dueDate, 25, { type: 'subscription_term', agreementReference: 'A-1' })
  const letter = (sent: string, amount: number, more: object = {}) => ({
    fourteenDayLetter: { sent, by: 'post', amount: euros(amount), ...more },
  })
  const body = { customer: office.customer, fileType: 'private' }
  const first = { ...body, debtor: person, claims: [term('1', '2026-01-31')], ...letter('2026-02-10', 40) }
  const { debtor, id } = await openFile(api, first)
  const second = (amount: number) => ({
    ...body,
    debtor,
    claims: [term('2', '2026-02-28')],
    ...letter('2026-03-10', amount),
  })
  const preview = async (of: object) => (await api.as(staff).post(`${path}/preview`, of)).json<Preview>()
  expect(await preview(second(40))).toMatchObject({
    letter: { fault: 'amount', state: 'invalid', lawful: euros(20) },
    costs: { total: euros(20), needsLetter: true },
  })
  expect((await preview(second(20))).letter).toMatchObject({ fault: null, state: 'expired_unpaid' })
  expect(await openFile(api, second(20))).toMatchObject({ letterFault: null })
  expect(id).toBeGreaterThan(0)

  const many = {
    ...body,
    debtor: { ...person, lastName: 'Bos' },
    coDebtors: [{ ...person, lastName: 'Vos' }],
    claims: [claim('3', '2026-01-31', 1_000)],
  }
  expect(await preview({ ...many, ...letter('2026-02-10', 150) })).toMatchObject({
    letter: { fault: null, state: 'none', costsFrom: null },
    costs: { needsLetter: true },
  })
  expect(await preview({ ...many, ...letter('2026-02-10', 150, { toCoDebtors: true }) })).toMatchObject({
    letter: { fault: null, state: 'expired_unpaid' },
    costs: { total: euros(150), needsLetter: false },
  })
})
