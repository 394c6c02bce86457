/** The records of a group, asked for beside what the list asks already. */
import { expect, test } from 'vitest'
import { groupingsOf, inGroup } from '#resources/list/groups/groupings.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { property } from '#schemas/property.ts'

const status = { name: 'p', property: property({ name: 'p', type: 'enum', filter: true }) }
const created = property({ name: 'd', type: 'date', filter: true })
const month = { name: 'd.month', property: created, period: 'month' as const }
const year = { name: 'd.year', property: created, period: 'year' as const }

test.each([
  [status, { p: { nin: ['b'] }, q: 1 }, 'a', { p: { in: ['a'] }, q: 1 }],
  [status, {}, null, { p: { empty: true } }],
  [month, {}, '2024-02', { d: { gte: '2024-02-01', lte: '2024-02-29' } }],
  [month, {}, '2026-12', { d: { gte: '2026-12-01', lte: '2026-12-31' } }],
  [year, { q: 1 }, '2026', { d: { gte: '2026-01-01', lte: '2026-12-31' }, q: 1 }],
  [
    month,
    { d: { lt: '2026-03-05' } },
    '2026-03',
    { d: { lt: '2026-03-05' }, all: [{ d: { gte: '2026-03-01', lte: '2026-03-31' } }] },
  ],
  [month, {}, null, { d: { empty: true } }],
])('%j with %j: %j', (grouping, filter, value, expected) => expect(inGroup(filter, grouping, value)).toEqual(expected))

test('rows are grouped by choices and by months and years of days, as far as they may be read', () => {
  const all = groupingsOf(complaint, () => true).map(({ name }) => name)
  expect(all).toEqual(expect.arrayContaining(['status', 'customer', 'receivedAt.month', 'receivedAt.year']))
  expect(all).not.toContain('subject')
})
