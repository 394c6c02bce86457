/** Limitation and its interruptions. */
import { expect, test } from 'vitest'
import { limitation, type Interruption, type LimitationCategory } from '#domain/law/limitation.ts'

const demand = (date: string): Interruption => ({ date, kind: 'demand' })
const on = '2026-06-01'

test.for<[LimitationCategory, string, Interruption[], string]>([
  ['contract_5', '2021-03-15', [], '2026-03-15'],
  ['contract_5', '2021-03-15', [demand('2024-06-01')], '2029-06-01'],
  ['consumer_2', '2024-11-20', [], '2026-11-20'],
  ['consumer_2', '2024-11-20', [demand('2026-03-02')], '2028-03-02'],
  ['judgment_20', '2026-02-11', [], '2046-02-11'],
  ['general_20', '2010-01-01', [demand('2012-01-01')], '2030-01-01'],
  ['general_20', '2010-01-01', [demand('2026-01-01')], '2031-01-01'],
  ['contract_5', '2024-02-29', [], '2029-02-28'],
])('%s of %s', ([category, due, interruptions, date]) => {
  expect(limitation(category, due, interruptions, on)).toMatchObject({ date, barred: date < on })
})

test('a demand one day late has no effect, one on the last day has', () => {
  const late = limitation('contract_5', '2021-03-15', [demand('2026-03-16')], on)
  expect(late).toMatchObject({ date: '2026-03-15', barred: true })
  expect(late.explanation.map(({ key }) => key)).toContain('limitation.interruptedLate.demand')
  expect(limitation('contract_5', '2021-03-15', [demand('2026-03-15')], on)).toMatchObject({
    date: '2031-03-15',
    barred: false,
  })
})

test('interruptions count in the order of their days, and not before they happen', () => {
  const both = [demand('2028-01-01'), demand('2024-06-01')]
  expect(limitation('contract_5', '2021-03-15', both, '2030-01-01').date).toBe('2033-01-01')
  expect(limitation('contract_5', '2021-03-15', both, '2025-01-01').date).toBe('2029-06-01')
})
