/** Closed books: what was owed on their days stays, by every way in; what becomes known later counts from the first open day. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { dayOf } from '#domain/time/day.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, staff } from './office.ts'

const roles = [...staff, 'ROLE_FINANCE', 'ROLE_SETTINGS', 'ROLE_FILE_BULK_ACTIONS', 'ROLE_PROCESSING', 'ROLE_MERGING']
const closed = '2026-01-31'
const open = '2026-02-01'
const company = { fileType: 'company', debtor: { kind: 'company', company: 'Bakker' }, interest: { type: 'statutory' } }

type Record_ = { id: number; _version: number }
type Books = { file: number; debtor: number; customer: number; costType: number; ids: Record<string, number> }

const test = base.extend('books', async ({ api }): Promise<Books> => {
  const { customer, costType } = await openOffice(api)
  const claims = [claim('2025-1', '2025-11-30', 1_000), claim('2025-2', '2025-12-31', 500)]
  const { id: file, debtor } = await openFile(api, { ...company, customer, claims })
  const made = async (path: string, body: object) => {
    const answer = await api.as(roles).post(`/api/v4/file/${file}/${path}`, body)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<{ id: number }>().id
  }
  const cost = await made('costs', { costType, date: '2026-01-05' })
  const payment = await made('payments', { date: '2026-01-10', amount: euros(400) })
  const writeOff = await made('write-offs', {
    date: '2026-01-15',
    component: 'interest',
    amount: euros(0.5),
    reason: 'Coulance',
  })
  await api.engine.query({
    text: `insert into setting (key, value, changed_at) values ('finance.lockDate', '"${closed}"', now())`,
  })
  const [one] = await api.rows('claim')
  const [setting] = await api.rows('interest_setting')
  const ids = { cost, payment, writeOff, claim: Number(one?.id), setting: Number(setting?.id) }
  return { file, debtor, customer, costType, ids }
})

const days = ['2025-12-15', '2026-01-04', '2026-01-10', '2026-01-20', closed]
/** What closed books say: the balance of days, and entries that stand on one. */
async function inBooks(api: Api, { file }: Books) {
  const balances = []
  for (const on of days) {
    const answer = await api.as(roles).get(`/api/v4/file/${file}/balance?on=${on}`)
    // Interest of the day after is that of an open day.
    balances.push({ ...answer.json<object>(), interestPerDay: null })
  }
  const entries = (await api.rows('ledger_entry')).filter((row) => row.file_id === file && String(row.day) <= closed)
  return { balances, entries }
}
const sound = async (api: Api, file: number) =>
  expect(await driftOf(api.engine, file, await rateTables(api.engine))).toEqual([])
const put = async (api: Api, path: string, body: object) => {
  const { _version } = (await api.as(roles).get(`/api/v4/${path}`)).json<Record_>()
  return api.as(roles).put(`/api/v4/${path}`, { ...body, _version })
}

type Way = {
  name: string
  /** The tables that its change is in. */
  of: readonly string[]
  at: string | undefined
  go(api: Api, books: Books): Promise<{ statusCode: number; body: string; json<T>(): T }>
}

const refused: readonly Way[] = [
  {
    name: 'a payment of a closed day',
    of: ['payment'],
    at: 'date',
    go: (api, { file }) => api.as(roles).post(`/api/v4/file/${file}/payments`, { date: closed, amount: euros(5) }),
  },
  {
    name: 'a cost of a closed day',
    of: ['cost_line', 'cost_type'],
    at: 'date',
    go: (api, { file, costType }) => api.as(roles).post(`/api/v4/file/${file}/costs`, { costType, date: closed }),
  },
  {
    name: 'a write-off of a closed day',
    of: ['write_off'],
    at: 'date',
    go: (api, { file }) =>
      api.as(roles).post(`/api/v4/file/${file}/write-offs`, {
        date: closed,
        component: 'principal',
        amount: euros(5),
        reason: 'Coulance',
      }),
  },
  {
    name: 'another amount of a claim',
    of: ['claim'],
    at: 'amount',
    go: (api, { ids }) => put(api, `claim/${ids.claim}`, { amount: euros(900) }),
  },
  {
    name: 'another due day of a claim',
    of: ['claim'],
    at: 'dueDate',
    go: (api, { ids }) => put(api, `claim/${ids.claim}`, { dueDate: '2026-01-20' }),
  },
  {
    name: 'interest of a claim from a later day',
    of: ['claim'],
    at: 'interestFrom',
    go: (api, { ids }) => put(api, `claim/${ids.claim}`, { interestFrom: '2026-01-01' }),
  },
  {
    name: 'an agreement on interest from a closed day',
    of: ['interest_setting'],
    at: 'from',
    go: (api, { file }) =>
      api.as(roles).post('/api/v4/interest-setting', { file, type: 'none', from: closed, reason: 'Zo' }),
  },
  {
    name: 'all agreements on interest at once',
    of: ['interest_setting'],
    at: 'settings.0.from',
    async go(api, { file }) {
      const path = `/api/v4/file/${file}/interest-setting`
      const { basis } = (await api.as(roles).get(path)).json<{ basis: string }>()
      return api.as(roles).put(path, { settings: [{ type: 'none' }], basis, reason: 'Zo' })
    },
  },
  {
    name: 'no interest any more',
    of: ['interest_setting'],
    at: 'settings',
    async go(api, { file }) {
      const path = `/api/v4/file/${file}/interest-setting`
      const { basis } = (await api.as(roles).get(path)).json<{ basis: string }>()
      return api.as(roles).put(path, { settings: [], basis, reason: 'Zo' })
    },
  },
  {
    name: 'a debtor whose interest had stopped',
    of: ['collection_file', 'insolvency_event'],
    at: 'debtor',
    async go(api, { file, customer }) {
      const other = await openFile(api, { ...company, customer, claims: [claim('2026-9', '2026-02-10', 10)] })
      await api.engine.query({
        text: `insert into insolvency_event (debtor_id, kind, start_date, blocks_collection, stops_interest, status, created_at) values ($1, 'bankruptcy', '2026-01-02', true, true, 'active', now())`,
        values: [other.debtor],
      })
      return put(api, `file/${file}`, { debtor: other.debtor })
    },
  },
  {
    name: 'a merge of files',
    of: ['claim', 'payment', 'cost_line', 'write_off', 'interest_setting'],
    at: undefined,
    async go(api, { file, customer, debtor }) {
      const other = await openFile(api, { ...company, customer, debtor, claims: [claim('2026-8', '2026-02-10', 10)] })
      return api
        .as(roles)
        .post('/api/v4/merge/run', { lead: other.id, files: [file], options: { logs: false, documents: false } })
    },
  },
  {
    name: 'a rate of interest of closed days',
    of: ['interest_rate'],
    at: 'effectiveFrom',
    go: (api) =>
      api.as(roles).post('/api/v4/interest-rate', { type: 'statutory', rate: '5', effectiveFrom: '2026-01-15' }),
  },
  {
    name: 'another count of days',
    of: ['setting'],
    at: 'finance.dayCount',
    go: (api) => api.as('settings').put('/api/v4/setting', { values: { 'finance.dayCount': 'actact' } }),
  },
]

test('by no way what was owed on a closed day changes: each is told at its field, and nothing is stored', async ({
  api,
  books,
}) => {
  const before = await inBooks(api, books)
  for (const { name, at, go } of refused) {
    const answer = await go(api, books)
    expect([name, answer.statusCode, answer.body]).toEqual([name, 400, expect.stringContaining('31-01-2026')])
    if (at !== undefined) expect([name, ...Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([name, at])
    expect([name, await inBooks(api, books)]).toEqual([name, before])
  }
  await sound(api, books.file)
})

test('a protection does not end on a closed day', async ({ api, books: { file, debtor } }) => {
  const lock = async (day: string) =>
    api.engine.query({
      text: `update setting set value = $1::jsonb where key = 'finance.lockDate'`,
      values: [JSON.stringify(day)],
    })
  await lock('2025-12-31')
  const begun = await api
    .as(roles)
    .post(`/api/v4/debtor/${debtor}/insolvency`, { kind: 'bankruptcy', startDate: '2026-01-02' })
  await lock(closed)
  const end = (endDate: string) =>
    api.as(roles).post(`/api/v4/debtor/${debtor}/insolvency/${begun.json<{ id: number }>().id}/end`, { endDate })
  const answer = await end('2026-01-20')
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, ['endDate']])
  expect((await end(closed)).statusCode).toBe(200)
  await sound(api, file)
})

const taken: readonly (Omit<Way, 'at'> & { adds: Record<string, number> })[] = [
  {
    name: 'an invoice of a closed day',
    of: ['claim'],
    go: (api, { file }) =>
      api.as(roles).post(`/api/v4/file/${file}/claims`, { claims: [claim('2025-3', '2025-08-31', 100)] }),
    // 154 days of 6 % (to 31-12), then 4 % from January to 1 February.
    adds: { principal: 100, interest: 2.01 + 0.35 },
  },
  {
    name: 'a credit note of a closed day takes interest back as far as none of it is booked',
    of: ['claim'],
    go: (api, { file, ids }) =>
      api.as(roles).post('/api/v4/claim', {
        file,
        type: 'credit_note',
        credited: ids.claim,
        number: 'C-1',
        invoiceDate: '2026-01-15',
        dueDate: '2026-01-15',
        amount: euros(100),
      }),
    adds: { principal: -100, interest: -0.19 },
  },
  {
    name: 'a payment that the bank took back',
    of: ['payment'],
    go: (api, { ids }) => api.as(roles).post(`/api/v4/payment/${ids.payment}/reverse`, { reason: 'Storno' }),
    adds: { paid: -400 },
  },
  {
    name: 'a cost that is taken back',
    of: ['cost_line'],
    go: (api, { ids }) => api.as(roles).post(`/api/v4/cost-line/${ids.cost}/reverse`, { reason: 'Vergissing' }),
    adds: { collectionCosts: 0 },
  },
  {
    name: 'a write-off that is taken back',
    of: ['write_off'],
    go: (api, { ids }) =>
      api.as(roles).post(`/api/v4/write-off/${ids.writeOff}/reverse`, { reverseReason: 'Vergissing' }),
    adds: { interest: 0.5 },
  },
  {
    name: 'a bankruptcy of a closed day',
    of: ['insolvency_event'],
    go: (api, { debtor }) =>
      api.as(roles).post(`/api/v4/debtor/${debtor}/insolvency`, { kind: 'bankruptcy', startDate: '2026-01-02' }),
    // Costs that were charged after its first day are taken back too, so that what paid them pays what was claimed.
    adds: { interest: -1.6 },
  },
  {
    name: 'another order of allocation, by the phase',
    of: ['allocation_template', 'collection_file'],
    async go(api, { file }) {
      const components = ['principal', 'interest', 'collection_costs', 'court_costs', 'execution_costs', 'other_costs']
      await api.create('allocation-template', {
        name: 'Hoofdsom eerst',
        phase: 'judicial',
        isDefault: true,
        components: components.map((component) => ({ component })),
      })
      return put(api, `file/${file}`, { phase: 'judicial' })
    },
    adds: {},
  },
]

for (const { name, go, adds } of taken)
  test(`taken from the first open day on: ${name}`, async ({ api, books }) => {
    const before = await inBooks(api, books)
    const on = async () =>
      (await api.as(roles).get(`/api/v4/file/${books.file}/balance?on=${open}`)).json<
        Record<string, { amount: number }>
      >()
    const old = await on()
    const answer = await go(api, books)
    expect([answer.statusCode, answer.body]).toEqual([answer.statusCode < 300 ? answer.statusCode : 200, answer.body])
    expect(await inBooks(api, books)).toEqual(before)
    const now = await on()
    for (const [part, euro] of Object.entries(adds))
      expect([part, (now[part]?.amount ?? 0) - (old[part]?.amount ?? 0)]).toEqual([part, Math.round(euro * 100)])
    await sound(api, books.file)
  })

test('by night a file that closed books keep as it is holds up no other, and is told by name', async ({
  api,
  books,
}) => {
  const other = await openFile(api, {
    ...company,
    customer: books.customer,
    claims: [claim('2026-7', '2026-02-10', 10)],
  })
  await api.engine.query({ text: 'update claim set amount = amount + 1 where id = $1', values: [books.ids.claim] })
  api.advance(86_400_000)
  await api.doJob('ledger.carry', {})
  const until = new Map((await api.rows('collection_file')).map(({ id, interest_until: day }) => [id, day]))
  expect(until.get(other.id)).toBe(dayOf(api.app.now()))
  expect(until.get(books.file)).not.toBe(dayOf(api.app.now()))
  expect(await driftOf(api.engine, books.file, await rateTables(api.engine))).toContainEqual({
    file: books.file,
    what: 'entries',
  })
})

test('the database refuses an entry of a closed day, also one that takes another back, by every role', async ({
  api,
  books,
}) => {
  const before = await api.rows('ledger_entry')
  const [first] = before
  const statements = [
    `insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id) values (${books.file}, 'claim 9', 'claim', '2026-01-31', '2026-03-01', 'EUR', 'x')`,
    `insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id, round, reverses) values (${books.file}, '${String(first?.key)}', 'claim', '2026-01-31', '2026-03-01', 'EUR', 'x', 0, ${String(first?.id)})`,
  ]
  for (const text of statements)
    for (const engine of [api.engine, api.app.engine])
      await expect(engine.query({ text })).rejects.toThrow('the books are closed up to and including 2026-01-31')
  expect(await api.rows('ledger_entry')).toEqual(before)
})

test('a ledger follows from no table that no way in is tried of', async () => {
  const text = await readFile('server/subjects/ledger/factRows.ts', 'utf8')
  const read = [...text.matchAll(/(?:from|join) ([a-z_]+) [a-z]+ (?:where|join|left|cross|on)\b/g)].map(
    ([, table]) => table ?? '',
  )
  const own = new Set([
    'ledger_entry',
    'ledger_posting',
    'allocation_template_customers',
    'arrangement',
    'jsonb_array_elements',
    // They decide on costs, which move to the first open day (`costs.test.ts`).
    'debtor',
    'collection_file_co_debtors',
    'customer',
  ])
  const tried = new Set([...refused, ...taken].flatMap(({ of }) => of))
  expect(read.length).toBeGreaterThan(8)
  expect([...new Set(read)].filter((table) => !own.has(table) && !tried.has(table))).toEqual([])
})

test('only days that are over are closed', async ({ api }) => {
  const close = async (day: string) =>
    (await api.as('settings').put('/api/v4/setting', { values: { 'finance.lockDate': day } })).statusCode
  expect([await close('2099-12-31'), await close('2026-01-31')]).toEqual([400, 200])
})
