import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOnPaper, rowWindow, scrollTopFor, tallest } from '#resources/table/rows/rowWindow.ts'

const view = { rowHeight: 40, height: 800 }

test('a short list is shown whole, without space around it', () => {
  expect(rowWindow({ ...view, count: 10, scrollTop: 0 })).toEqual({
    first: 0,
    last: 10,
    before: 0,
    after: 0,
    seenFrom: 0,
    seenTo: 10,
  })
})

test('a hundred thousand rows: those in view, a few around them, and space for the rest', () => {
  const window = rowWindow({ ...view, count: 100_000, scrollTop: 2_000_000 })
  expect(window).toMatchObject({ seenFrom: 50_000, seenTo: 50_020, first: 49_992, last: 50_028 })
  expect(window.before + window.after + (window.last - window.first) * 40).toBe(4_000_000)
})

test('ten million rows fit in what a browser can scroll, and the last one can be reached', () => {
  const count = 10_000_000
  const window = rowWindow({ ...view, count, scrollTop: tallest - 800 })
  expect(window.seenTo).toBe(count)
  expect(window.before + (window.last - window.first) * 40 + window.after).toBeLessThanOrEqual(tallest + 40)
})

test('whichever row is asked for comes into view', () => {
  const cases = fc.record({
    count: fc.integer({ min: 1, max: 5_000_000 }),
    at: fc.float({ min: 0, max: 1, noNaN: true }),
    to: fc.float({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(cases, ({ count, at, to }) => {
      const total = Math.max(0, Math.min(count * 40, tallest) - view.height)
      const index = Math.min(count - 1, Math.floor(to * count))
      const scrollTop = scrollTopFor(index, { ...view, count, scrollTop: at * total })
      const { first, last } = rowWindow({ ...view, count, scrollTop })
      expect(first).toBeLessThanOrEqual(index)
      expect(last).toBeGreaterThan(index)
    }),
  )
})

test('on paper stand the whole blocks in view, without the space for the others', () => {
  const window = rowWindow({ ...view, count: 100_000, scrollTop: 3_990 * 40 })
  expect(rowsOnPaper(window, 100_000, 100)).toEqual({
    first: 3900,
    last: 4100,
    before: 0,
    after: 0,
    seenFrom: 3900,
    seenTo: 4100,
  })
  expect(rowsOnPaper(window, 4005, 4005)).toMatchObject({ first: 0, last: 4005 })
  expect(rowsOnPaper(rowWindow({ ...view, count: 0, scrollTop: 0 }), 0, 1)).toMatchObject({ first: 0, last: 0 })
})
