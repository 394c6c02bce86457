/** Files of one debtor become one, with costs on the sum; what may not is refused with nothing changed; undone to the cent. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

type Money = { amount: number; currency: string }
type Preview = {
  suggested: number
  files: { id: number; refusals: string[]; outstanding: Money; collectionCosts: Money }[]
  outcome: null | {
    before: Record<string, Money>
    after: Record<string, Money>
    costs: { before: Money; after: Money; base: Money | null; date: string | null }
    moves: { entity: string; count: number }[]
  }
}

const roles = [...staff, 'ROLE_MERGING', 'ROLE_PROCESSING', 'ROLE_FINANCE', 'ROLE_AGENDA']
const as = (api: Api) => api.as(roles)
const todayOf = (api: Api) => dayOf(api.app.now())

const test = base.extend('office', async ({ api }) => {
  const { customer, costType } = await openOffice(api)
  await api.create('close-reason', { code: 'merged', name: { nl: 'Samengevoegd' }, group: 'client' })
  return { customer, costType }
})

const letter = { sent: '2025-11-03', by: 'email', amount: euros(45) }
/** Of another day, so that each file is charged by itself (Civil Code 6:96 lid 7). */
const laterLetter = { sent: '2025-11-04', by: 'email', amount: euros(40) }
type Office = { customer: number; costType: number }
const open = (api: Api, { customer }: Office, debtor: unknown, euro: number, more: object = {}) =>
  openFile(api, {
    customer,
    fileType: 'private',
    debtor,
    interest: { type: 'none' },
    claims: [claim(`F-${euro}`, '2025-09-01', euro)],
    ...more,
  })
const charge = async (api: Api, { costType }: Office, id: number, date = '2026-01-05') => {
  const answer = await as(api).post(`/api/v4/file/${id}/costs`, { costType, date })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
}
const pay = async (api: Api, id: number, euro: number, date: string) => {
  const answer = await as(api).post(`/api/v4/file/${id}/payments`, { date, amount: euros(euro) })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
}
const preview = async (api: Api, lead: number, ...files: number[]): Promise<Preview> => {
  const answer = await as(api).post('/api/v4/merge/preview', { lead, files })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json()
}
const run = (api: Api, lead: number, ...files: number[]) => as(api).post('/api/v4/merge/run', { lead, files })
const undo = (api: Api, id: number) => as(api).post(`/api/v4/file-merge/${id}/undo`, {})

const watched = ['collection_file', 'claim', 'cost_line', 'payment', 'interest_setting', 'ledger_entry', 'file_merge']
const everything = (api: Api) => Promise.all(watched.map(api.rows))
const fileRow = async (api: Api, id: number) => (await api.rows('collection_file')).find((row) => row.id === id)
const outstanding = async (api: Api, id: number) => (await fileRow(api, id))?.outstanding
const driftless = async (api: Api, ...files: number[]) => {
  const rates = await rateTables(api.engine)
  for (const id of files) expect(await driftOf(api.engine, id, rates)).toEqual([])
}

/** 300 and 100 euros of one consumer, each charged by itself: 45 and 40. */
async function charged(api: Api, office: Office) {
  const one = await open(api, office, person, 300, { fourteenDayLetter: letter })
  const other = await open(api, office, one.debtor, 100, { fourteenDayLetter: laterLetter })
  await charge(api, office, one.id)
  await charge(api, office, other.id, '2026-01-12')
  return { lead: one.id, other: other.id, debtor: one.debtor }
}

test('300 and 100 cost 60.00 together, not 45 and 40; the preview says so and changes nothing', async ({
  api,
  office,
}) => {
  const { lead, other } = await charged(api, office)
  const before = await everything(api)
  const told = await preview(api, lead, other)
  expect(told).toMatchObject({ suggested: lead, files: [{ refusals: [] }, { refusals: [] }] })
  expect(told.outcome).toMatchObject({
    before: { outstanding: euros(485), collectionCosts: euros(85) },
    after: { outstanding: euros(460), collectionCosts: euros(60), principal: euros(400) },
    costs: { before: euros(85), after: euros(60), base: euros(400), date: '2026-01-12' },
    moves: [
      { entity: 'claim', count: 1 },
      { entity: 'interruption-event', count: 1 },
    ],
  })
  expect(await everything(api)).toEqual(before)

  const answer = await run(api, lead, other)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { id: expect.any(Number) as number, lead, outstanding: euros(460) },
  ])
  expect(await fileRow(api, lead)).toMatchObject({ outstanding: 460_00, collection_costs: 60_00, principal: 400_00 })
  expect(await fileRow(api, other)).toMatchObject({
    outstanding: 0,
    principal: 0,
    collection_costs: 0,
    workflow_status: 'closed',
    merged_into_id: lead,
  })
  await driftless(api, lead, other)
  const reopened = await as(api).post(`/api/v4/file/${other}/reopen`, { reopenReason: 'Toch niet' })
  expect(reopened.statusCode).toBe(400)
  const added = await as(api).post(`/api/v4/file/${other}/claims`, { claims: [claim('N', '2025-09-01', 10)] })
  expect(added.statusCode).toBe(400)
  const paid = await as(api).post(`/api/v4/file/${other}/payments`, { date: todayOf(api), amount: euros(5) })
  expect(paid.statusCode).toBe(400)
})

test('an undo gives each file what it had, to the cent, once', async ({ api, office }) => {
  const { lead, other } = await charged(api, office)
  await pay(api, other, 70.55, '2026-02-01')
  await pay(api, lead, 12.34, '2026-02-02')
  const before = [await fileRow(api, lead), await fileRow(api, other)]
  const { id } = (await run(api, lead, other)).json<{ id: number }>()
  // Paid on the claim of the other file, and on what stands first on this one.
  expect(await outstanding(api, lead)).toBe(460_00 - 70_55 - 12_34)
  await driftless(api, lead, other)
  const undone = await undo(api, id)
  expect([undone.statusCode, undone.body]).toEqual([200, undone.body])
  const changing = new Set(['version', 'updated_at', 'updated_by'])
  const plain = (row: object | undefined) =>
    Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !changing.has(name)))
  expect([await fileRow(api, lead), await fileRow(api, other)].map(plain)).toEqual(before.map(plain))
  await driftless(api, lead, other)
  expect((await undo(api, id)).statusCode).toBe(400)
  // And they may be merged again.
  expect((await run(api, lead, other)).statusCode).toBe(200)
  expect(await outstanding(api, lead)).toBe(460_00 - 70_55 - 12_34)
})

test('claims keep the interest that was agreed for them', async ({ api, office }) => {
  const one = await open(api, office, person, 1_000, { interest: { type: 'statutory' } })
  const other = await open(api, office, one.debtor, 500, {
    interest: { type: 'contractual', rate: '12', per: 'year' },
  })
  const sum = Number(await outstanding(api, one.id)) + Number(await outstanding(api, other.id))
  const told = await preview(api, one.id, other.id)
  expect(told.outcome?.after.outstanding).toEqual({ amount: sum, currency: 'EUR' })
  const { id } = (await run(api, one.id, other.id)).json<{ id: number }>()
  expect(await outstanding(api, one.id)).toBe(sum)
  expect((await undo(api, id)).statusCode).toBe(200)
  expect(Number(await outstanding(api, one.id)) + Number(await outstanding(api, other.id))).toBe(sum)
  await driftless(api, one.id, other.id)
})

test('companies are charged on the sum as well, and documents and notes move', async ({ api, office }) => {
  const company = { fileType: 'company' }
  const one = await open(api, office, { kind: 'company', company: 'Bakker' }, 2_000, company)
  const other = await open(api, office, one.debtor, 1_000, company)
  await charge(api, office, one.id)
  await charge(api, office, other.id)
  const note = await as(api).post('/api/v4/file-log', { file: other.id, subject: 'Gebeld' })
  expect(note.statusCode).toBe(201)
  const told = await preview(api, one.id, other.id)
  expect(told.outcome?.costs).toMatchObject({ before: euros(450), after: euros(425) })
  const { id } = (await run(api, one.id, other.id)).json<{ id: number }>()
  expect(await outstanding(api, one.id)).toBe(3_425_00)
  expect((await api.rows('file_log')).map((row) => row.file_id)).toEqual([one.id])
  expect((await undo(api, id)).statusCode).toBe(200)
  expect((await api.rows('file_log')).map((row) => row.file_id)).toEqual([other.id])
  expect([await outstanding(api, one.id), await outstanding(api, other.id)]).toEqual([2_300_00, 1_150_00])
})

test('what may not be one is refused, each with its reasons, and nothing changes', async ({ api, office }) => {
  const { lead, other, debtor } = await charged(api, office)
  const stranger = await open(api, office, { ...person, firstName: 'Piet' }, 50)
  const unlettered = await open(api, office, debtor, 60)
  const judicial = await open(api, office, debtor, 70, { fourteenDayLetter: letter })
  await api.engine.query({ text: `update collection_file set phase = 'judicial' where id = $1`, values: [judicial.id] })
  const disputed = await open(api, office, debtor, 80, { fourteenDayLetter: letter })
  const dispute = { file: disputed.id, kind: 'defect', openedAt: todayOf(api) }
  expect((await as(api).post('/api/v4/dispute', dispute)).statusCode).toBe(201)
  const agreed = await open(api, office, debtor, 90, { fourteenDayLetter: letter })
  const terms = { instalments: 3, startDate: todayOf(api) }
  const asked = await as(api).post(`/api/v4/file/${agreed.id}/arrangement`, terms)
  expect([asked.statusCode, asked.body]).toEqual([201, asked.body])
  const { id: second } = await api.create('customer', { number: 'C-2', company: 'Gas Zuid B.V.' })
  const foreign = await open(api, { ...office, customer: second }, debtor, 65, { fourteenDayLetter: letter })

  const files = [stranger, unlettered, judicial, disputed, agreed, foreign].map(({ id }) => id)
  const before = await everything(api)
  const told = await preview(api, lead, other, ...files)
  const reasons = new Map(told.files.map(({ id, refusals }) => [id, refusals.join(' ')]))
  expect(told.outcome).toBeNull()
  expect([reasons.get(lead), reasons.get(other)]).toEqual(['', ''])
  expect(reasons.get(stranger.id)).toContain('De debiteur is een ander')
  expect(reasons.get(unlettered.id)).toContain('14-dagenbrief')
  expect(reasons.get(judicial.id)).toContain('niet minnelijk')
  expect(reasons.get(disputed.id)).toContain('betwist')
  expect(reasons.get(agreed.id)).toContain('betalingsregeling')
  expect(reasons.get(foreign.id)).toContain('andere klant')
  for (const id of files) {
    const answer = await run(api, lead, other, id)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['files.1'])
  }
  expect((await run(api, lead, lead)).statusCode).toBe(400)
  expect(await everything(api)).toEqual(before)
})

test('a merge from which something followed, or of yesterday, is not undone', async ({ api, office }) => {
  const { lead, other } = await charged(api, office)
  const { id } = (await run(api, lead, other)).json<{ id: number }>()
  await pay(api, lead, 10, todayOf(api))
  const state = await everything(api)
  const paid = await undo(api, id)
  expect([paid.statusCode, paid.json()]).toEqual([400, { error: 'Er is sindsdien betaald.' }])
  expect(await everything(api)).toEqual(state)
  const second = await charged(api, { ...office })
  const merge = (await run(api, second.lead, second.other)).json<{ id: number }>()
  api.advance(24 * 3_600_000 + 1000)
  const late = await undo(api, merge.id)
  expect([late.statusCode, late.body]).toEqual([400, late.body])
  expect(late.body).toContain('24 uur')
})

test('candidates are found by who the debtor is, per client, and only by who may', async ({ api, office }) => {
  const { lead, other } = await charged(api, office)
  const born = { kind: 'private', firstName: 'Jo', lastName: 'Bos', birthDate: '1980-04-05' }
  const jo = [await open(api, office, born, 20), await open(api, office, { ...born, firstName: 'J.' }, 30)]
  const { id: second } = await api.create('customer', { number: 'C-2', company: 'Gas Zuid B.V.' })
  await open(api, { ...office, customer: second }, born, 40)
  const answer = await as(api).get('/api/v4/merge/candidates')
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  const { total, items } = answer.json<{
    total: number
    items: { customer: { id: number }; reasons: string[]; files: { id: number }[] }[]
  }>()
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { customer: { id: office.customer }, reasons: ['debtor'], files: [{ id: lead }, { id: other }] },
    { customer: { id: office.customer }, reasons: ['name_birth_date'], files: jo.map(({ id }) => ({ id })) },
  ])
  const page = await as(api).get('/api/v4/merge/candidates?_limit=1&_offset=1')
  expect(page.json()).toMatchObject({ total: 2, items: [{ reasons: ['name_birth_date'] }] })
  for (const who of [staff, ['ROLE_CUSTOMER'], [...staff, 'ROLE_PROCESSING']]) {
    expect((await api.as(who).get('/api/v4/merge/candidates')).statusCode).toBe(403)
    expect((await api.as(who).post('/api/v4/merge/run', { lead, files: [other] })).statusCode).toBe(403)
  }
})
