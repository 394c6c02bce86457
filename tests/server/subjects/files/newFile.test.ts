/** What opening a file takes from what is typed and what is there, for whom, and how often. */
import { expect } from 'vitest'
import { claim, euros, openFile, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { path, test, type Answer } from './newFileOffice.ts'

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
