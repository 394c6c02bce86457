import { expect, test } from 'vitest'
import { ariaSort, nextSort, unsorted } from '#resources/table/sort.ts'

test('a column goes from none to ascending to descending to none', () => {
  const first = nextSort(unsorted, 'name')
  const second = nextSort(first, 'name')
  expect([first, second, nextSort(second, 'name')]).toEqual([
    { field: 'name', order: 'ASC' },
    { field: 'name', order: 'DESC' },
    unsorted,
  ])
  expect([unsorted, first, second].map((sort) => ariaSort(sort, 'name'))).toEqual(['none', 'ascending', 'descending'])
})

test('another column starts ascending and resets the first', () => {
  const next = nextSort({ field: 'name', order: 'DESC' }, 'url')
  expect(next).toEqual({ field: 'url', order: 'ASC' })
  expect(ariaSort(next, 'name')).toBe('none')
})
