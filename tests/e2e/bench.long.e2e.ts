/** Runs each bench of the pages once with minimal work, so that none breaks unnoticed. */
import { expect, inject, test } from 'vitest'
import { measureCodegen } from '#tests/bench/codegen.ts'
import { measureFrontEnd } from '#tests/bench/frontEnd.ts'
import { measurePaint } from '#tests/bench/paint.ts'
import { measureRows } from '#tests/bench/rows.ts'

const app = inject('office')
const all = (figures: Readonly<Record<string, number>>) => Object.values(figures)

test('paint: our first list, the stock list of the same rows, and a record', async () => {
  const figures = await measurePaint(1, app)
  expect(all(figures).every(Number.isFinite)).toBe(true)
  expect(figures.scripts).toBeGreaterThan(1)
  expect(figures.shift).toBeLessThan(0.05)
})

test('rows: a page of a thousand', async () => {
  expect(all(await measureRows(1, app)).every(Number.isFinite)).toBe(true)
})

test('pages and codegen', async () => {
  const { firstList, nextEntity } = await measureFrontEnd()
  expect(firstList).toBeLessThan(250_000)
  expect(nextEntity).toBeLessThan(5_000)
  expect(all(measureCodegen()).every(Number.isFinite)).toBe(true)
})
