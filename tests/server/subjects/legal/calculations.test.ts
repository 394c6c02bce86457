/** The law as calls: questions, answers, refusals at their fields, and who may ask. */
import { expect } from 'vitest'
import { reference as tariffs } from '#server/seed/reference/bailiffTariffs.ts'
import { reference as fees } from '#server/seed/reference/courtFees.ts'
import { reference as rates } from '#server/seed/reference/interestRates.ts'
import { reference as salaries } from '#server/seed/reference/subpoenaSalaries.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { withKey } from '#tests/support/withKey.ts'

const tables = { ...tariffs, ...fees, ...salaries, ...rates }

/** With the tables of every installation. */
const test = base.extend('filled', async ({ api }) => {
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    await api.engine.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows)],
    })
  }
  return api
})

const ask = (api: Api, name: string, body: object, who: string | readonly string[] = 'employee') =>
  api.as(who).post(`/api/v4/calculation/${name}`, body)

const claim = { amount: 1_000_00, interestFrom: '2026-01-01', type: 'statutory' }

test.for<[string, object, object]>([
  ['collection-costs', { principal: 1_000_00 }, { net: 150_00, vat: 0, total: 150_00 }],
  [
    'collection-costs',
    { principal: 3_000_00, vatDeductible: false },
    {
      vat: 89_25,
      total: 514_25,
      bands: [
        { from: 0, to: 2_500_00, rate: '15', amount: 375_00 },
        { from: 2_500_00, to: 3_000_00, rate: '10', amount: 50_00 },
      ],
    },
  ],
  [
    'instalment-costs',
    {
      instalments: [
        { dueDate: '2026-01-01', amount: 25_00 },
        { dueDate: '2026-02-01', amount: 25_00 },
      ],
    },
    { items: [{ dueDate: '2026-01-01', base: 25_00, costs: 40_00 }, { costs: 20_00 }], total: 60_00 },
  ],
  [
    'fourteen-day-letter',
    { sent: '2026-01-08', by: 'post' },
    { delivered: '2026-01-10', termLast: '2026-01-24', termLastExtended: '2026-01-26', costsFrom: '2026-01-27' },
  ],
  [
    'interest',
    { claims: [claim], costs: 150_00, payments: [{ date: '2026-03-31', amount: 500_00 }], until: '2026-06-30' },
    {
      interest: 16_44,
      claims: [{ open: 659_86, interest: 6_58 }],
      costsOpen: 0,
      due: 666_44,
      segments: [
        { claim: 0, from: '2026-01-01', to: '2026-03-31', days: 90, rate: '4', base: 1_000_00, amount: 9_86 },
        {},
      ],
    },
  ],
  [
    'allocation',
    {
      debts: [
        { key: 'X', principal: 300_00, interest: 0, costs: 0, due: '2025-01-10', rate: '10.15' },
        { key: 'Y', principal: 500_00, interest: 0, costs: 0, due: '2025-01-10', rate: '12' },
      ],
      amount: 400_00,
    },
    { lines: [{ key: 'Y', component: 'principal', amount: 400_00 }], overpayment: 0 },
  ],
  ['limitation', { category: 'contract_5', due: '2021-03-15', on: '2026-03-16' }, { date: '2026-03-15', barred: true }],
  ['term-end', { date: '2026-04-03' }, { date: '2026-04-07' }],
  ['contact-window', { at: '2026-11-20T21:15' }, { allowed: false, next: '2026-11-21T07:00' }],
  [
    'court-costs',
    { claim: 1_162_34, claimant: 'legal_person', vatDeductible: true, on: '2026-06-01' },
    { summons: 125_57, courtFee: 350_00, salary: 144_00, total: 619_57, afterCosts: 72_00, exceedsClaim: false },
  ],
  [
    'court-costs',
    { claim: 1_162_34, claimant: 'legal_person', vatDeductible: true, on: '2026-01-15' },
    { summons: 125_57, courtFee: 350_00, salary: 135_00, total: 610_57, afterCosts: 67_50, exceedsClaim: false },
  ],
  [
    'arrangement',
    { total: 1_050_00, amount: 500_00, frequency: 'monthly', start: '2026-01-31' },
    { instalments: [{ date: '2026-01-31', amount: 500_00 }, { date: '2026-02-28' }, { amount: 50_00 }] },
  ],
  ['payment-reference', { number: '1234567' }, { reference: '271234567', valid: true }],
  ['payment-reference', { reference: '5000 0567 8901 2346' }, { reference: '5000056789012346', valid: false }],
])('%s of %j', async ([name, body, expected], { filled }) => {
  const answer = await ask(filled, name, body)
  expect(answer.json()).toMatchObject(expected)
  expect(answer.statusCode).toBe(200)
  const lines = answer.json().explanation as { text: string }[]
  expect(lines.length).toBeGreaterThan(0)
  for (const { text } of lines) expect(text).not.toMatch(/law\.|%\w+%/)
})

test.for<[string, object, readonly string[]]>([
  ['collection-costs', { principal: -1, bonus: 5 }, ['principal', 'bonus']],
  ['collection-costs', {}, ['principal']],
  [
    'interest',
    { claims: [{ ...claim, amount: 0.5, kind: 'x' }], until: '2026-02-30' },
    ['claims.0.amount', 'claims.0.kind', 'until'],
  ],
  ['interest', { claims: [{ ...claim, type: 'contractual' }], until: '2026-06-30' }, ['claims.0.rate']],
  ['interest', { claims: [{ ...claim, rate: '4' }], until: '2026-06-30' }, ['claims.0.rate']],
  [
    'interest',
    { claims: [claim], payments: [{ date: '2026-02-01', amount: 1, claim: 3 }], until: '2026-06-30' },
    ['payments.0.claim'],
  ],
  ['allocation', { debts: [], amount: 1 }, ['debts']],
  ['limitation', { category: 'contract_5', due: '1899-01-01' }, ['due']],
  ['contact-window', { at: '2026-02-30T10:00' }, ['at']],
  ['arrangement', { total: 100, frequency: 'monthly', start: '2026-01-01' }, ['instalments']],
  ['arrangement', { total: 1_000_000_00, amount: 1, frequency: 'monthly', start: '2026-01-01' }, ['amount']],
  ['payment-reference', {}, ['number']],
])('%s of %j is refused at its fields', async ([name, body, fields], { filled }) => {
  const answer = await ask(filled, name, body)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors).sort()).toEqual([...fields].sort())
})

test('a missing tariff is told with its table and day, never taken as zero', async ({ filled }) => {
  const early = await ask(filled, 'interest', {
    claims: [{ ...claim, interestFrom: '1975-06-01' }],
    until: '1976-06-01',
  })
  expect(early.statusCode).toBe(400)
  expect(early.json().error).toMatch(/interest-rate.*1975-06-01/)
  const court = { claim: 500_00, claimant: 'legal_person', vatDeductible: true, on: '1999-01-01' }
  expect((await ask(filled, 'court-costs', court)).json().error).toMatch(/bailiff-tariff.*1999-01-01/)
})

test('what grows beyond exact numbers is refused', async ({ filled }) => {
  const usury = {
    ...claim,
    type: 'contractual',
    rate: '999',
    per: 'month',
    compounding: 'monthly',
    interestFrom: '1900-01-01',
  }
  const answer = await ask(filled, 'interest', { claims: [usury], until: '2199-12-31' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toBeTypeOf('string')
})

test('staff and people of customers may ask, others not', async ({ filled }) => {
  const asked = { principal: 1_000_00 }
  for (const who of ['employee', 'customer', 'contact']) {
    expect((await ask(filled, 'collection-costs', asked, who)).statusCode).toBe(200)
  }
  expect((await ask(filled, 'collection-costs', asked, 'nobody')).statusCode).toBe(403)
  expect((await filled.anyone().post('/api/v4/calculation/collection-costs', asked)).statusCode).toBe(403)
})

test('years that the table of holidays lacks follow the law; filled-in ones follow the table', async ({ filled }) => {
  expect((await ask(filled, 'term-end', { date: '2031-04-14' })).json().date).toBe('2031-04-15')
  const country = await filled.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  const extra = { date: '2031-04-15', name: { nl: 'Extra' }, country: country.id, isStatutory: true }
  await filled.create('holiday', extra)
  expect((await ask(filled, 'term-end', { date: '2031-04-14' })).json().date).toBe('2031-04-14')
  expect((await ask(filled, 'term-end', { date: '2031-04-15' })).json().date).toBe('2031-04-16')
})

test('an API key needs the scope of calculations', async ({ filled }) => {
  const asked = {
    method: 'POST',
    url: '/api/v4/calculation/collection-costs',
    payload: { principal: 1_000_00 },
  } as const
  const own = await withKey(filled, { scopes: ['calculations:read'] })
  expect((await own.call(asked.method, asked.url, asked)).json()).toMatchObject({ total: 150_00 })
  const other = await withKey(filled, { scopes: ['customers:read', 'lookups:read'] })
  expect((await other.call(asked.method, asked.url, asked)).statusCode).toBe(403)
})
