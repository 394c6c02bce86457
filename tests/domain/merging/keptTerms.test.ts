/** Claims keep their interest when they go to another file. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptTerms, type Agreement } from '#domain/merging/keptTerms.ts'
import { addDays } from '#domain/time/day.ts'

const statutory = { from: null, until: null, terms: 'statutory' }

test('the same terms need nothing of their own', () => {
  expect(keptTerms([statutory], [statutory], 'none')).toEqual([])
})

test('a later agreement of the other file does not reach the claim', () => {
  const there = [statutory, { from: '2026-01-01', until: null, terms: 'contractual' }]
  expect(keptTerms([statutory], there, 'none')).toEqual([
    { from: null, until: '2025-12-31', terms: 'statutory' },
    { from: '2026-01-01', until: null, terms: 'statutory' },
  ])
})

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days))
const agreement = fc
  .record({ from: fc.option(day), until: fc.option(day), terms: fc.constantFrom('a', 'b', 'none') })
  .filter(({ from, until }) => from === null || until === null || from <= until)
const ordered = fc
  .array(agreement, { maxLength: 5 })
  .map((all) => all.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1)))

test('on every day holds what held before, whatever the other file has', () => {
  const at = (all: readonly Agreement<string>[], on: string) =>
    all.findLast(({ from, until }) => (from ?? '') <= on && (until === null || on <= until))?.terms ?? 'none'
  fc.assert(
    fc.property(ordered, ordered, day, (before, there, on) => {
      // As they stand on the file: by their first day, new ones behind older ones.
      const after = [...there, ...keptTerms(before, there, 'none')].toSorted((a, b) =>
        (a.from ?? '') === (b.from ?? '') ? 0 : (a.from ?? '') < (b.from ?? '') ? -1 : 1,
      )
      expect(at(after, on)).toBe(at(before, on))
    }),
  )
})
