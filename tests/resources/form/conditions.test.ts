import { expect, test } from 'vitest'
import { emptied, requiredNow } from '#resources/form/conditions.ts'
import { copyOf } from '#resources/form/values/copyOf.ts'
import { isSame } from '#resources/form/changes.ts'
import { withWholeRows } from '#resources/form/values/wholeRows.ts'
import type { Entity } from '#schemas/entity.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import { property } from '#schemas/property.ts'

const asker = { me: null, asOf: '2026-01-31T12:00:00.000Z' }
const thing: Entity = {
  ...merchant,
  position: 'position',
  properties: [
    property({ name: 'kind', type: 'enum', values: ['a', 'b'] }),
    property({ name: 'reason', type: 'string', access: { when: { kind: 'b' }, requiredWhen: { kind: 'b' } } }),
    property({ name: 'detail', type: 'string', access: { when: { reason: { empty: false } } } }),
    property({
      name: 'people',
      type: 'relation',
      access: { when: { kind: 'b' } },
      relation: { entity: 'user', many: true, embed: [], onDelete: 'clear' },
    }),
    property({ name: 'code', type: 'string', unique: [['code']] }),
    property({ name: 'secret', type: 'string', access: { read: 'ROLE_X' } }),
    property({ name: 'password', type: 'string', writeOnly: true }),
    property({ name: 'at', type: 'date-time', readOnly: true }),
    property({ name: 'position', type: 'integer' }),
    property({
      name: 'rules',
      type: 'rows',
      columns: [
        { name: 'text', type: 'string', required: true },
        { name: 'note', type: 'string', required: false },
      ],
    }),
  ],
}
const whole = {
  kind: 'b',
  reason: 'so',
  detail: 'more',
  people: [{ id: 1 }],
  code: 'C',
  secret: 's',
  at: 'then',
  position: 3,
}

test('values that have a place stay, as the very same record', () => {
  expect(emptied(thing, whole, asker)).toBe(whole)
})

test('what is emptied takes the place of something else away', () => {
  expect(emptied(thing, { ...whole, kind: 'a' }, asker)).toEqual({
    ...whole,
    kind: 'a',
    reason: null,
    detail: null,
    people: [],
  })
})

test.each([
  { kind: 'a', required: [] },
  { kind: 'b', required: ['reason'] },
])('of kind $kind these are required: $required', ({ kind, required }) => {
  expect(requiredNow(thing, { kind }, asker)).toEqual(required)
})

test('a copy has what is filled in by hand, but nothing that one record alone may have', () => {
  const copy = copyOf(thing, { ...whole, rules: [{ text: 'one' }] }, () => false)
  expect(copy).toEqual({
    kind: 'b',
    reason: 'so',
    detail: 'more',
    people: [{ id: 1 }],
    rules: [{ text: 'one', note: null }],
  })
})

test('a copy has what its maker may read', () => {
  expect(copyOf(thing, whole, () => true)).toMatchObject({ secret: 's' })
})

test('rows have a value in every column; a record without rows stays the same', () => {
  expect(withWholeRows(thing, { rules: [{ text: 'one' }] })).toEqual({ rules: [{ text: 'one', note: null }] })
  const none = { rules: null }
  expect(withWholeRows(thing, none)).toBe(none)
})

test.each([
  { one: { nl: 'a', en: 'b' }, other: { en: 'b', nl: 'a' }, same: true },
  { one: [{ b: 1, a: 2 }], other: [{ a: 2, b: 1 }], same: true },
  { one: [1, 2], other: [2, 1], same: false },
  { one: undefined, other: null, same: true },
  { one: { nl: 'a' }, other: { nl: 'A' }, same: false },
])('$one and $other are the same: $same', ({ one, other, same }) => {
  expect(isSame(one, other)).toBe(same)
})
