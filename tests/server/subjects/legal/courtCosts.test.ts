import { expect } from 'vitest'
import { reference as tariffs } from '#server/seed/reference/bailiffTariffs.ts'
import { reference as fees } from '#server/seed/reference/courtFees.ts'
import { reference as salaries } from '#server/seed/reference/subpoenaSalaries.ts'
import { test as base, type Api } from '#tests/support/api.ts'

const path = '/api/v4/subpoena-salary/calculate'
const tables = { ...tariffs, ...fees, ...salaries }

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

const costs = async (api: Api, query: Record<string, string | number | boolean>) => {
  const asked = { claimant: 'legal', vatDeductible: true, day: '2026-06-01', ...query }
  const answer = await api
    .as('legal')
    .get(`${path}?${new URLSearchParams(Object.entries(asked).map(([k, v]) => [k, String(v)]))}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('default judgments of 2026, to the cent', async ({ filled }) => {
  const j1 = { claim: 1_162_34 }
  expect(await costs(filled, j1)).toMatchObject({
    court: 'cantonal',
    summons: 125_57,
    fee: 350_00,
    salary: 144_00,
    total: 619_57,
    afterCosts: 72_00,
    exceedsClaim: false,
    tables: { summons: '2026-01-01', fee: '2026-01-01', salary: '2026-02-01' },
  })
  expect((await costs(filled, { ...j1, day: '2025-03-03' })).tables).toEqual({
    summons: '2025-01-01',
    fee: '2025-01-01',
    salary: '2024-02-01',
  })
  expect(await costs(filled, { ...j1, claimant: 'natural' })).toMatchObject({ total: 502_57 })
  expect(await costs(filled, { ...j1, vatDeductible: false })).toMatchObject({ summons: 151_94, total: 645_94 })
  expect(await costs(filled, { claim: 6_164_43 })).toMatchObject({ total: 1_044_57, afterCosts: 144_00 })
  expect(await costs(filled, { claim: 240_00 })).toMatchObject({ total: 307_57, exceedsClaim: true })
})

test('court fees of 2026 at the edges of their bands', async ({ filled }) => {
  const fee = async (claim: number, claimant: string) => (await costs(filled, { claim, claimant })).fee
  expect(await fee(400_00, 'legal')).toBe(139_00)
  expect(await fee(500_00, 'natural')).toBe(93_00)
  expect(await fee(500_01, 'natural')).toBe(233_00)
  expect(await fee(1_000_00, 'legal')).toBe(350_00)
  expect(await fee(5_000_00, 'legal')).toBe(529_00)
  expect(await fee(10_000_00, 'natural')).toBe(265_00)
  expect(await fee(9_000_00, 'indigent')).toBe(93_00)
  expect(await costs(filled, { claim: 25_000_00 })).toMatchObject({ fee: 1_504_00, court: 'cantonal' })
  expect(await costs(filled, { claim: 25_000_01 })).toMatchObject({
    fee: 3_083_00,
    court: 'district',
    needsLawyer: true,
    salary: null,
    afterCosts: 189_00,
    afterCostsWhenServed: 98_00,
  })
})

test('the tables hold from their day on, and a year that is not known is not guessed', async ({ filled }) => {
  expect(await costs(filled, { claim: 400_00, day: '2024-06-01' })).toMatchObject({
    summons: 112_37,
    fee: 130_00,
    salary: 82_00,
  })
  expect(await costs(filled, { claim: 400_00, day: '2026-01-31' })).toMatchObject({ fee: 139_00, salary: 82_00 })
  expect(await costs(filled, { claim: 400_00, day: '2021-12-31' })).toMatchObject({
    fee: null,
    salary: null,
    total: null,
  })
  expect(await costs(filled, { claim: 40_000_00, day: '2024-06-01' })).toMatchObject({ fee: null, total: null })
})

test('points count as far as the band allows, halves too', async ({ filled }) => {
  expect(await costs(filled, { claim: 400_00, points: 2.5 })).toMatchObject({ points: 2.5, salary: 217_50 })
  expect(await costs(filled, { claim: 400_00, points: 9 })).toMatchObject({ points: 4, salary: 348_00 })
})

test('wrong questions say which field; others may not ask', async ({ api }) => {
  const legal = api.as('legal')
  for (const [query, field] of [
    ['claimant=legal&vatDeductible=true', 'claim'],
    ['claim=0&claimant=legal&vatDeductible=true', 'claim'],
    ['claim=100&claimant=king&vatDeductible=true', 'claimant'],
    ['claim=100&claimant=legal&vatDeductible=true&points=0.3', 'points'],
    ['claim=100&claimant=legal&vatDeductible=true&day=2026-02-30', 'day'],
  ]) {
    const answer = await legal.get(`${path}?${query}`)
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, [field]])
  }
  expect((await api.as('finance').get(`${path}?claim=100&claimant=legal&vatDeductible=true`)).statusCode).toBe(403)
})
