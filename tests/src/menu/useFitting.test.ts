import { expect, test } from 'vitest'
import { countFitting } from '#src/menu/useFitting.ts'

test.each([
  { room: 300, widths: [100, 100, 100], fits: 3, why: 'all of them, without the rest' },
  { room: 299, widths: [100, 100, 100], fits: 2, why: 'beside the entry for the rest' },
  { room: 259, widths: [100, 100, 100], fits: 1, why: 'when that needs room too' },
  { room: 100, widths: [200, 10], fits: 0, why: 'in their order, never a later one instead' },
  { room: 0, widths: [], fits: 0, why: 'when there are none' },
])('$fits of $widths in $room: $why', ({ room, widths, fits }) => {
  expect(countFitting(room, widths, 60)).toBe(fits)
})
