import { expect, test } from 'vitest'
import { differences } from '#resources/show/history/earlierVersion.ts'
import { rowDifference, textDifference } from '#resources/show/history/textDifference.ts'
import type { HistoryItem } from '#resources/show/history/useHistory.ts'
import { customer } from '#schemas/generated/customer.ts'

const event = (id: number, changes: HistoryItem['changes']): HistoryItem => ({
  id,
  at: '2026-01-31T12:00:00.000Z',
  by: null,
  onBehalfOf: null,
  action: 'update',
  changes,
})
const all = () => true

test('going back takes back the oldest change last, and only what is different from now', () => {
  const since = [
    event(3, [{ property: 'company', from: 'B', to: 'C' }]),
    event(2, [
      { property: 'company', from: 'A', to: 'B' },
      { property: 'city', from: 'Utrecht', to: 'Ede' },
    ]),
    event(1, [{ property: 'city', from: 'Ede', to: 'Utrecht' }]),
  ]
  const found = differences(customer, { company: 'C', city: 'Ede' }, since, all)
  expect(found.map(({ property, now, was }) => [property.name, now, was])).toEqual([['company', 'C', 'A']])
})

test('a relation is what it points at, whatever is shown of that now', () => {
  const change = { property: 'accountManager', from: { id: 2, name: 'Bo' }, to: { id: 2, name: 'Bo Jansen' } }
  expect(differences(customer, { accountManager: { id: 2, name: 'Bo Jansen' } }, [event(1, [change])], all)).toEqual([])
})

test('what this person may not write, or nobody, is not brought back', () => {
  const since = [
    event(1, [
      { property: 'commission', from: '1', to: '2' },
      { property: 'createdAt', from: 'x', to: 'y' },
    ]),
  ]
  expect(differences(customer, { commission: '2' }, since, () => false)).toEqual([])
})

test('texts differ word by word', () => {
  expect(textDifference('een korte brief', 'een lange brief')).toEqual([
    { kind: 'same', text: 'een ' },
    { kind: 'gone', text: 'korte' },
    { kind: 'new', text: 'lange' },
    { kind: 'same', text: ' brief' },
  ])
})

test('of a long text only what stands around a change is shown', () => {
  const long = 'woord '.repeat(100)
  const pieces = textDifference(`${long}oud ${long}`, `${long}nieuw ${long}`)
  expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same'])
  expect(pieces.map(({ text }) => text.length).every((length) => length < 80)).toBe(true)
  expect(pieces[0]?.text.startsWith(' … ')).toBe(true)
})

test('rows went, came, or stayed', () => {
  expect(rowDifference(['a', 'b'], ['a', 'c'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'gone', text: 'b' },
    { kind: 'new', text: 'c' },
  ])
})
