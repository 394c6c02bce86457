/** The calls of the law beside the second method of each calculation: a thousand random lawful cases. */
import fc, { type Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import { reference as tariffs } from '#server/seed/reference/bailiffTariffs.ts'
import { reference as fees } from '#server/seed/reference/courtFees.ts'
import { reference as rates } from '#server/seed/reference/interestRates.ts'
import { reference as salaries } from '#server/seed/reference/subpoenaSalaries.ts'
import * as cases from '#tests/domain/law/second/cases.ts'
import { costsOf, instalmentCostsOf, vatOf } from '#tests/domain/law/second/costs.ts'
import { interestOf } from '#tests/domain/law/second/interest.ts'
import * as money from '#tests/domain/law/second/money.ts'
import { contactOf, letterOf, limitationOf, termEndOf } from '#tests/domain/law/second/terms.ts'
import { test as base } from '#tests/support/api.ts'

const tables = { ...tariffs, ...fees, ...salaries, ...rates }
type Ask = <Case>(name: string, all: Arbitrary<Case>, expected: (one: Case) => object) => Promise<void>

/** Cases of one calculation. */
const most = Number(process.env.LAW_CASES ?? 160)

/** Asks cases of a calculation, some at a time, and compares what the second method says of them. */
const test = base.extend('ask', async ({ api }): Promise<Ask> => {
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    await api.engine.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows)],
    })
  }
  return async (name, all, expected) => {
    const asked = fc.sample(all, { numRuns: most, seed: cases.seed })
    for (let from = 0; from < most; from += 8) {
      await Promise.all(
        asked.slice(from, from + 8).map(async (one) => {
          const answer = await api.as('employee').post(`/api/v4/calculation/${name}`, one as object)
          const which = `LAW_SEED=${cases.seed} ${name} ${JSON.stringify(one)}`
          expect(answer.statusCode, which).toBe(200)
          expect(answer.json(), which).toMatchObject(expected(one))
        }),
      )
    }
  }
})

test('costs', async ({ ask }) => {
  await ask('collection-costs', cases.collectionCases, ({ principal, vatDeductible }) => {
    const net = costsOf(principal)
    return { net, vat: vatDeductible ? 0 : vatOf(net), total: net + (vatDeductible ? 0 : vatOf(net)) }
  })
  await ask('instalment-costs', cases.instalmentCases, ({ instalments }) => {
    const costs = instalmentCostsOf(instalments)
    return { items: costs.map((one) => ({ costs: one })), total: costs.reduce((sum, one) => sum + one, 0) }
  })
  const day = fc.constantFrom('2026-02-01', '2026-06-01', '2026-12-31')
  const asked = fc.tuple(cases.courtCases, day).map(([one, on]) => ({ ...one, on }))
  await ask('court-costs', asked, money.courtCostsOf)
})

test('terms', async ({ ask }) => {
  await ask('fourteen-day-letter', cases.letterCases, ({ sent, by }) => letterOf(sent, by))
  await ask('term-end', fc.record({ date: cases.writtenDay }), ({ date }) => ({ date: termEndOf(date) }))
  await ask('contact-window', cases.momentCases, ({ at }) => contactOf(at))
  await ask('limitation', cases.limitationCases, ({ category, due, interruptions, on }) =>
    limitationOf(
      category,
      due,
      interruptions.map(({ date }) => date),
      on,
    ),
  )
})

test('money', async ({ ask }) => {
  await ask('interest', cases.interestCases, ({ payments, ...rest }) =>
    interestOf({ ...rest, payments: payments.filter(({ date }) => date <= rest.until) }),
  )
  await ask('allocation', cases.allocationCases, ({ debts, amount, on, designated }) => {
    const { lines, overpayment } = money.allocationOf(debts, amount, on, designated)
    return { lines: expect.toSatisfy((told: object[]) => told.length === lines.length), overpayment }
  })
  await ask('arrangement', cases.arrangementCases, ({ total, frequency, start, ...by }) => ({
    instalments: money.arrangementOf(total, by, frequency, start),
  }))
  await ask('payment-reference', fc.record({ number: cases.numberCases }), ({ number }) => ({
    reference: money.referenceOf(number),
    valid: true,
  }))
  await ask('payment-reference', fc.record({ reference: cases.referenceCases }), ({ reference }) => ({
    valid: money.isReference(reference),
  }))
})
