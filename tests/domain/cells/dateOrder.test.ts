/** Dates of a column begin with the month where one can be nothing else and none contradicts it. */
import { expect, test } from 'vitest'
import { dateTrace, recognisedOrder, type DateTrace } from '#domain/cells/dateOrder.ts'

const traceOf = (cells: readonly string[]) =>
  cells.reduce<DateTrace | undefined>((before, cell) => dateTrace(cell, before), undefined)

test.each([
  [['01/02/2026', '12/31/2026'], 'mdy'],
  [['12/31/2026', '2026-01-31', '45000', 'later'], 'mdy'],
  [['01-02-2026', '31-12-26'], 'dmy'],
  [['01/02/2026', '03/04/2026'], 'either'],
  [['12/31/2026', '31/12/2026', '01/02/2026'], 'both'],
  [['13/13/2026', '02/30/2026', '2026-12-31', ''], undefined],
] as const)('%j are %s', (cells, trace) => {
  expect(traceOf(cells)).toBe(trace)
  expect(traceOf(cells.toReversed())).toBe(trace)
})

test.each([
  ['mdy', [], 'mdy'],
  ['dmy', ['mdy'], 'dmy'],
  ['either', ['either', undefined], 'dmy'],
  [undefined, ['mdy'], 'dmy'],
  ['either', ['dmy', 'mdy'], undefined],
  ['both', ['dmy'], undefined],
] as const)('%s beside %j is read as %s', (own, others, order) => {
  expect(recognisedOrder(own, others)).toBe(order)
})
