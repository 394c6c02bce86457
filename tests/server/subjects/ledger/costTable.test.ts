/** What may be charged to a debtor at all: by kind, phase and proof, within the tariff, with VAT only where the client pays it. */
import { expect } from 'vitest'
import { reference as acts } from '#server/seed/reference/bailiffTariffs.ts'
import { reference as fees } from '#server/seed/reference/courtFees.ts'
import { reference as salaries } from '#server/seed/reference/subpoenaSalaries.ts'
import { reference as types } from '#server/seed/reference/costTypes.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from './office.ts'

const roles = [...staff, 'ROLE_FINANCE']
const as = (api: Api) => api.as(roles)

async function insert(api: Api, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  await api.engine.query({
    text: `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  })
}

const test = base.extend('office', async ({ api }) => {
  const { customer } = await openOffice(api)
  for (const [table, rows] of Object.entries({ ...acts, ...fees, ...salaries })) await insert(api, table, rows)
  await api.engine.query({ text: 'delete from cost_type' })
  await insert(api, 'cost_type', types.cost_type)
  const ids = new Map((await api.rows('cost_type')).map(({ code, id }) => [String(code), Number(id)]))
  return { customer, typeOf: (code: string) => ids.get(code) ?? 0 }
})
type Office = { customer: number; typeOf: (code: string) => number }

const open = (api: Api, { customer }: Office, euro: number, more: object = {}) =>
  openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim(`F-${euro}`, '2026-03-31', euro)],
    interest: { type: 'none' },
    ...more,
  })
const bakker = { fileType: 'company', debtor: { kind: 'company', company: 'Bakker' } }
const charge = (api: Api, { typeOf }: Office, id: number, code: string, euro?: number) =>
  as(api).post(`/api/v4/file/${id}/costs`, {
    costType: typeOf(code),
    date: '2026-06-01',
    chargeTo: 'debtor',
    ...(euro !== undefined && { amount: euros(euro) }),
  })
async function put(api: Api, path: string, body: object) {
  const { _version } = (await api.as('admin').get(path)).json<{ _version: number }>()
  const answer = await api.as('admin').put(path, { ...body, _version })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
}
const computed = new Set(['bik', 'bik_vat', 'contractual_costs'])
const codes = types.cost_type.map(({ code }) => code)
/** Types that a file takes one euro of. */
async function taken(api: Api, office: Office, id: number): Promise<string[]> {
  const found: string[] = []
  for (const code of codes.filter((one) => !computed.has(one)))
    if ((await charge(api, office, id, code, 1)).statusCode === 201) found.push(code)
  return found
}
const ofProceeding = [
  'court_fee',
  'salary',
  'nakosten',
  'summons',
  'service_judgment',
  'attachment_wage',
  'attachment_bank',
]

test('out of court a consumer owes none of them, in a proceeding its costs alone; a company what its contract says', async ({
  api,
  office,
}) => {
  const { id } = await open(api, office, 1_000)
  expect([await taken(api, office, id), await api.rows('cost_line')]).toEqual([[], []])
  await put(api, `/api/v4/file/${id}`, { phase: 'judicial' })
  expect(await taken(api, office, id)).toEqual(ofProceeding)
  expect((await api.rows('collection_file'))[0]).toMatchObject({ court_costs: 3_00 })
  // Without a proceeding after all none of it is owed, and none of it was to begin with.
  await put(api, `/api/v4/file/${id}`, { phase: 'amicable' })
  expect((await api.rows('collection_file'))[0]).toMatchObject({ court_costs: 0, other_costs: 0 })
  expect((await api.rows('ledger_entry')).filter(({ why }) => why === 'noProceeding')).toHaveLength(7)

  const company = await open(api, office, 1_000, bakker)
  const others = codes.filter((code) => !computed.has(code) && !ofProceeding.includes(code))
  expect(await taken(api, office, company.id)).toEqual(others)
})

test('costs of a proceeding keep within the tariff of their day, which counts what was charged before', async ({
  api,
  office,
}) => {
  const { id } = await open(api, office, 100, bakker)
  await put(api, `/api/v4/file/${id}`, { phase: 'judicial' })
  const status = async (code: string, euro: number) => (await charge(api, office, id, code, euro)).statusCode
  expect([
    await status('court_fee', 50_000),
    await status('court_fee', 139.01),
    await status('court_fee', 139),
  ]).toEqual([400, 400, 201])
  expect([await status('court_fee', 1), await status('salary', 50_000)]).toEqual([400, 400])
  expect([await status('summons', 125.58), await status('summons', 125.57)]).toEqual([400, 201])
  expect((await api.rows('cost_line')).map(({ amount }) => amount)).toEqual([139_00, 125_57])
})

test('VAT goes by the client, of a summons too, and follows when that is put right', async ({ api, office }) => {
  const { id } = await open(api, office, 1_000, bakker)
  await put(api, `/api/v4/file/${id}`, { phase: 'judicial' })
  const summons = async () => (await charge(api, office, id, 'summons', 125.57)).json()
  expect(await summons()).toMatchObject({ amount: euros(125.57), vatAmount: euros(0) })
  expect((await charge(api, office, id, 'bik')).json()).toMatchObject({ amount: euros(150), vatAmount: euros(0) })
  await put(api, `/api/v4/customer/${office.customer}`, { vatDeductible: false })
  await api.runDue()
  const kept = async () => (await api.rows('collection_file')).map((row) => [row.collection_costs, row.outstanding])
  const lines = async () => (await api.rows('cost_line')).map(({ amount, vat_amount: vat }) => [amount, vat])
  expect(await kept()).toEqual([[181_50, 1_000_00 + 181_50 + 151_94]])
  expect(await lines()).toEqual([
    [125_57, 26_37],
    [150_00, 31_50],
  ])
  expect(await summons()).toMatchObject({ amount: euros(125.57), vatAmount: euros(26.37) })
  await put(api, `/api/v4/customer/${office.customer}`, { vatDeductible: true })
  await api.runDue()
  expect(await kept()).toEqual([[150_00, 1_000_00 + 150_00 + 251_14]])
  expect((await api.rows('ledger_entry')).filter(({ reverses }) => reverses).map(({ why }) => why)).toEqual(
    Array.from({ length: 5 }, () => 'amount'),
  )
})

test('costs of a closed file follow too, and what was paid of them is asked about', async ({ api, office }) => {
  await put(api, `/api/v4/customer/${office.customer}`, { vatDeductible: false })
  await api.create('agenda-subject', { code: 'payment_check', name: { nl: 'Controle' }, department: 'financial' })
  const reason = await api.create('close-reason', { code: 'paid', name: { nl: 'Betaald' }, group: 'success' })
  const { id } = await open(api, office, 1_000, bakker)
  const untouched = await open(api, office, 500, bakker)
  for (const of of [id, untouched.id]) expect((await charge(api, office, of, 'bik')).statusCode).toBe(201)
  const paid = { date: '2026-06-02', amount: euros(1_181.5) }
  expect((await as(api).post(`/api/v4/file/${id}/payments`, paid)).statusCode).toBe(201)
  const close = await api.as('admin').post(`/api/v4/file/${id}/close`, { closeReason: reason.id })
  expect([close.statusCode, close.body]).toEqual([200, close.body])
  expect(await api.rows('agenda_item')).toEqual([])

  await put(api, `/api/v4/customer/${office.customer}`, { vatDeductible: true })
  await api.runDue()
  expect(await api.rows('collection_file')).toMatchObject([
    { workflow_status: 'closed', overpayment: 31_50 },
    { collection_costs: 75_00 },
  ])
  expect(await api.rows('agenda_item')).toMatchObject([{ file_id: id, note: expect.stringMatching(/31,50.*te veel/) }])
  // Asked once, whatever follows.
  await put(api, `/api/v4/customer/${office.customer}`, { vatDeductible: false })
  await api.runDue()
  expect(await api.rows('agenda_item')).toHaveLength(1)
})

test('no costs arise on days on which the debtor is protected, known early or late', async ({ api, office }) => {
  const { id, debtor } = await open(api, office, 1_000, bakker)
  expect((await charge(api, office, id, 'bik')).statusCode).toBe(201)
  const protect = { kind: 'suspension_of_payments', startDate: '2026-05-01' }
  const entered = await api.as('admin').post(`/api/v4/debtor/${debtor}/insolvency`, protect)
  expect([entered.statusCode, entered.body]).toEqual([201, entered.body])
  expect([(await api.rows('collection_file'))[0], (await api.rows('cost_line'))[0]]).toMatchObject([
    { collection_costs: 0 },
    { amount: 0, nothing_owed: 'protected' },
  ])
  const before = await Promise.all([api.rows('cost_line'), api.rows('ledger_entry')])
  for (const code of ['bik', 'fixed_fee'])
    expect((await charge(api, office, id, code, code === 'bik' ? undefined : 5)).statusCode).toBe(400)
  expect(await Promise.all([api.rows('cost_line'), api.rows('ledger_entry')])).toEqual(before)
})

test('damages cost a consumer nothing, whatever the client agreed', async ({ api, office }) => {
  const { id: country } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  const ground = {
    code: 'damages',
    name: { nl: 'Schade' },
    country,
    defaultInterestType: 'statutory',
    statutoryCosts: false,
  }
  const { id: legalType } = await api.create('legal-type', ground)
  await put(api, `/api/v4/customer/${office.customer}`, { costRegime: 'contractual', contractualCosts: '15' })
  const fourteenDayLetter = { sent: '2026-04-20', by: 'email', amount: euros(150) }
  const { id } = await open(api, office, 1_000, { legalType, fourteenDayLetter })
  expect((await charge(api, office, id, 'bik')).statusCode).toBe(400)
  const company = await open(api, office, 1_000, { legalType, ...bakker })
  expect((await charge(api, office, company.id, 'bik')).json()).toMatchObject({ amount: euros(150) })
})
