import { expect, test } from 'vitest'
import { unusualAmounts, type FileAmounts } from '#domain/unusualAmounts.ts'

const file = (sum: number, median: number) => ({ sum, median })
const usual = [file(8_000_00, 90_00), file(10_000_00, 100_00), file(12_000_00, 110_00)]

test.each<[FileAmounts, string | undefined, string]>([
  [file(10_000_00, 100_00), undefined, 'as usual'],
  [file(35_000_00, 250_00), undefined, 'a busy month'],
  [file(1_500_00, 60_00), undefined, 'a quiet one'],
  [file(1_000_000_00, 10_000_00), 'sum', 'a hundred times too much'],
  [file(10_00, 10), 'median', 'a thousand times too little'],
  [file(120_00, 60_00), undefined, 'two rows instead of a hundred'],
  [file(9_000_00, 9_000_00), 'median', 'one large amount instead of many'],
  [file(99_000_00, 5_00), 'median', 'many more small ones'],
  [file(-10_000_00, -100_00), undefined, 'credits alone'],
  [file(-1_000_000_00, -100_00), 'sum', 'credits a hundred times too much'],
  [file(0, 100_00), undefined, 'claims and credits that are equal'],
])('%o: %s, %s', (now, measure) => {
  expect(unusualAmounts(now, usual)?.measure).toBe(measure)
})

test('the middle one of the earlier files is usual, so that one odd file makes none', () => {
  expect(unusualAmounts(file(1_000_000_00, 100_00), usual)).toEqual({ measure: 'sum', usual: 10_000_00 })
  expect(unusualAmounts(file(10_000_00, 100_00), [file(1_00, 1), ...usual])).toBeUndefined()
})

test('a first file is not compared, nor what is usually nothing', () => {
  expect(unusualAmounts(file(1_000_000_00, 10_000_00), [])).toBeUndefined()
  expect(unusualAmounts(file(1_000_000_00, 10_000_00), [file(0, 0)])).toBeUndefined()
})
