/** What is said of a new file beforehand: its costs, its letter, what is claimed already, and the file that it may join. */
import { expect } from 'vitest'
import { claim, euros, openFile, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { path, tables, test, type Answer, type Preview } from './newFileOffice.ts'

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
