/** Ways in by which somebody would charge a debtor more than is owed. */
import { euros } from '#tests/server/subjects/ledger/office.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Api } from '#tests/support/api.ts'
import { admin, charge, charged, put, type Office, type Tried } from './centsOffice.ts'

export type Within = { api: Api; office: Office; one: Tried }
/** `isOne`: one call, after whose refusal everything is as it was. */
export type WayIn = { name: string; isOne?: true; go(within: Within): Promise<number> }

const call = (name: string, go: WayIn['go']): WayIn => ({ name, isOne: true, go })
const costs = (name: string, code: string, more: object = {}): WayIn =>
  call(name, async ({ api, office, one }) => (await charge(api, one.file, office.typeOf(code), more)).statusCode)

/** @returns 400 where the database refuses it. */
const bySql = (name: string, text: (within: Within) => string): WayIn => ({
  name,
  isOne: true,
  go: ({ api, ...rest }) => refused(api.app.engine, text({ api, ...rest })),
})
const refused = async (engine: Engine, text: string): Promise<number> =>
  engine
    .transaction(async (trx) => {
      for (const one of text.split(';;')) await trx.query({ text: one })
    })
    .then(
      () => 200,
      () => 400,
    )

const entry = (file: number, { kind = 'cost', key = `'cost 999999'`, account = 'collection_costs', from = '' } = {}) =>
  `with e as (insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id)
      select ${file}, ${key}, '${kind}', '${charged}', '${charged}', (select currency from collection_file where id = ${file}), 'x' ${from} returning id)
    insert into ledger_posting (entry_id, no, file_id, account, cents) select id, n, ${file}, a, c from e, (values (1, '${account}', 50000), (2, 'claimed', -50000)) as v(n, a, c)`
const line = ({ one: { file, customer }, office }: Within, code: string) =>
  `insert into cost_line (file_id, customer_id, cost_type_id, date, amount, amount_currency, vat_amount, vat_amount_currency, charge_to, source, status, version, created_at)
    values (${file}, ${customer}, ${office.typeOf(code)}, '${charged}', 50000, 'EUR', 0, 'EUR', 'debtor', 'auto', 'booked', 1, now())`

/** Makes something so, charges, and makes it what it was. */
const walk = (name: string, path: (one: Tried) => string, there: object, back: object, code = 'bik'): WayIn => ({
  name,
  async go({ api, office, one }) {
    const before = await put(api, path(one), there)
    const { statusCode } = await charge(api, one.file, office.typeOf(code))
    if (before === 200) await put(api, path(one), back)
    await api.runDue()
    return statusCode
  },
})

export const waysIn: readonly WayIn[] = [
  costs('by its call', 'bik'),
  costs('with an amount', 'bik', { amount: euros(50_000) }),
  costs('dated within the term', 'bik', { date: '2026-08-10' }),
  costs('dated on the last day of the term', 'bik', { date: '2026-08-17' }),
  costs('by another type of the same kind', 'contractual_costs'),
  costs('as court fee', 'court_fee', { amount: euros(50) }),
  costs('as a fee of the office', 'fixed_fee', { amount: euros(25) }),
  costs('as a correction', 'correction', { amount: euros(25) }),
  call('as a record', async ({ api, office, one }) => {
    const body = {
      file: one.file,
      costType: office.typeOf('bik'),
      date: charged,
      source: 'auto',
      base: [],
      vatAmount: euros(1),
    }
    return (await admin(api).post('/api/v4/cost-line', body)).statusCode
  }),
  call('as a state of the letter', ({ api, one }) =>
    put(api, `file/${one.file}`, { fourteenDayState: 'expired_unpaid', costsWithoutLetter: 'Zo' }),
  ),
  {
    name: 'to many files at once, and taken back',
    async go({ api, office, one }) {
      const values = { costType: office.typeOf('bik'), date: charged }
      const run = (await admin(api).post('/api/v4/file/bulk', { action: 'addCost', values, ids: [one.file] })).json<{
        id: number
        total: number
      }>()
      await admin(api).post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })
      await api.runDue()
      return (await admin(api).post(`/api/v4/bulk-run/${run.id}/undo`, {})).statusCode
    },
  },
  {
    name: 'to the client, then to the debtor',
    async go({ api, office, one }) {
      const made = (
        await charge(api, one.file, office.typeOf('fixed_fee'), { amount: euros(25), chargeTo: 'client' })
      ).json<{ id?: number }>()
      return made.id === undefined
        ? 400
        : (await admin(api).put(`/api/v4/cost-line/${made.id}`, { chargeTo: 'debtor', _version: 1 })).statusCode
    },
  },
  {
    name: 'twice at one moment',
    async go({ api, office, one }) {
      const twice = await Promise.all([1, 2].map(() => charge(api, one.file, office.typeOf('bik'))))
      return Math.max(...twice.map(({ statusCode }) => statusCode))
    },
  },
  {
    name: 'taken back and charged again',
    async go({ api, office, one }) {
      const last = (await api.rows('cost_line')).findLast((row) => row.file_id === one.file && row.status === 'booked')
      if (last) await admin(api).post(`/api/v4/cost-line/${String(last.id)}/reverse`, { reason: 'Vergissing' })
      return (await charge(api, one.file, office.typeOf('bik'))).statusCode
    },
  },
  walk(
    'as a case for a while',
    ({ file }) => `file/${file}`,
    { phase: 'judicial' },
    { phase: 'amicable' },
    'court_fee',
  ),
  walk(
    'with VAT for a while',
    ({ customer }) => `customer/${customer}`,
    { vatDeductible: false },
    { vatDeductible: true },
  ),
  walk(
    'by a contract of the client for a while',
    ({ customer }) => `customer/${customer}`,
    { costRegime: 'contractual', contractualCosts: '50' },
    { costRegime: 'wik' },
  ),
  {
    name: 'by night',
    async go({ api }) {
      await api.doJob('ledger.carry', {})
      return 200
    },
  },
  bySql('SQL: a cost that no line has', ({ one }) => entry(one.file)),
  bySql(
    'SQL: a line and its cost',
    (within) =>
      `${line(within, 'bik')};;${entry(within.one.file, { key: `'cost ' || max(id)`, from: 'from cost_line' })}`,
  ),
  bySql(
    'SQL: a fee and its cost',
    (within) =>
      `${line(within, 'fixed_fee')};;${entry(within.one.file, { account: 'other_costs', key: `'cost ' || max(id)`, from: 'from cost_line' })}`,
  ),
  bySql('SQL: interest that is a cost', ({ one }) => entry(one.file, { kind: 'interest', key: `'interest x'` })),
  bySql('SQL: a claim that nobody has', ({ one }) =>
    entry(one.file, { kind: 'claim', key: `'claim 999999'`, account: 'principal' }),
  ),
  bySql('SQL: a cost of principal', ({ one }) => entry(one.file, { account: 'principal' })),
  bySql(
    'SQL: a state of the letter and a cost',
    ({ one }) =>
      `update collection_file set fourteen_day_state = 'expired_unpaid', fourteen_day_sent = '2026-07-01', fourteen_day_end = '2026-07-20' where id = ${one.file};;${entry(one.file)}`,
  ),
  bySql(
    'SQL: a line that is dearer',
    ({ one }) =>
      `update cost_line set amount = amount + 100 where file_id = ${one.file} and status = 'booked';;select 1 / count(*) from cost_line where file_id = ${one.file} and status = 'booked'`,
  ),
  bySql(
    'SQL: a letter whose term is short',
    ({ one }) =>
      `insert into fourteen_day_letter (file_id, debtor_id, sent, term_end, vat_deductible) values (${one.file}, ${one.debtor}, '2026-08-01', '2026-08-02', true)`,
  ),
]

/** Of a consumer: what a company may be charged meanwhile goes with the kind. */
export const waysOfKind: readonly WayIn[] = [
  walk('as a company for a while', ({ file }) => `file/${file}`, { fileType: 'company' }, { fileType: 'private' }),
  walk(
    'as a company for a while, by a fee',
    ({ file }) => `file/${file}`,
    { fileType: 'company' },
    { fileType: 'private' },
    'precasso_fee',
  ),
  bySql(
    'SQL: a letter that never was',
    ({ one }) =>
      `delete from fourteen_day_claim where letter_id in (select id from fourteen_day_letter where file_id = ${one.file});;delete from fourteen_day_letter where file_id = ${one.file};;select 1 / count(*) from fourteen_day_letter where file_id = ${one.file}`,
  ),
]
