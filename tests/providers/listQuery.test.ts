/** The query of a list: filters as in its address, with relative periods expanded. */
import { expect, test } from 'vitest'
import { listQuery, rowsQuery, wireFilter } from '#providers/listQuery.ts'

const today = '2026-11-21'

test('months and years become days; relative days go as they are', () => {
  expect(wireFilter({ at: { eq: '$month' } }, today)).toEqual({ at: { gte: '2026-11-01', lte: '2026-11-30' } })
  expect(wireFilter({ at: { eq: '$year-1' } }, today)).toEqual({ at: { gte: '2025-01-01', lte: '2025-12-31' } })
  const relative = { at: { gte: '$today-30d', lte: '$today' }, by: { in: ['$me', 3] }, name: 'x', search: 'y' }
  expect(wireFilter(relative, today)).toEqual(relative)
})

test('periods become days within groups too', () => {
  const asked = { any: [{ at: { eq: '$month' } }, { not: { at: { eq: '$year-1' }, by: { in: [3] } } }] }
  expect(wireFilter(asked, today)).toEqual({
    any: [
      { at: { gte: '2026-11-01', lte: '2026-11-30' } },
      { not: { at: { gte: '2025-01-01', lte: '2025-12-31' }, by: { in: [3] } } },
    ],
  })
})

test('of a period and other limits the narrower counts', () => {
  const asked = { at: { eq: '$month', gte: '$today-5d', lte: '2027-01-01' } }
  expect(wireFilter(asked, today)).toEqual({ at: { gte: '2026-11-16', lte: '2026-11-30' } })
})

test('the day of the list goes beside the filters', () => {
  expect(rowsQuery({ filter: { _asOf: '$today', name: 'x' } })).toMatchObject({
    _asOf: '$today',
    _filter: { name: 'x' },
  })
  expect(rowsQuery({ filter: { name: 'x' } })).not.toHaveProperty('_asOf')
})

test('a page is a stretch of rows, in the order of a property or of the server', () => {
  const pagination = { page: 3, perPage: 50 }
  expect(listQuery({ pagination, sort: { field: 'client.id', order: 'DESC' }, filter: {} })).toMatchObject({
    _offset: 100,
    _limit: 50,
    _order: { client: 'desc' },
  })
  expect(listQuery({ sort: { field: '', order: 'ASC' } })._order).toBeUndefined()
})
