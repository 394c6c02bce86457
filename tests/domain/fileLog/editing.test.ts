import { expect, test } from 'vitest'
import { mayEditWords } from '#domain/fileLog/editing.ts'

const at = '2026-06-01T12:00:00.000Z'
const hours = (count: number) => Date.parse(at) + count * 3_600_000
const entry = { writer: 7, at, channel: 'phone_in' } as const
const [writer, other, admin] = [
  { id: 7, isAdmin: false },
  { id: 8, isAdmin: false },
  { id: 9, isAdmin: true },
]

test.each([
  { who: writer, after: 24, may: true, why: 'its writer, within a day' },
  { who: writer, after: 24.01, may: false, why: 'no longer after it' },
  { who: other, after: 1, may: false, why: 'nobody else' },
  { who: admin, after: 1_000, may: true, why: 'an administrator, whenever a mistake is found' },
  { who: { id: null, isAdmin: false }, after: 0, may: false, why: 'no API key' },
])('$why', ({ who, after, may }) => {
  expect(mayEditWords(entry, who, hours(after))).toBe(may)
})

test('nobody changes a line of the system', () => {
  expect(mayEditWords({ ...entry, channel: 'system' }, admin, hours(0))).toBe(false)
  expect(mayEditWords({ ...entry, writer: null }, { id: null, isAdmin: false }, hours(0))).toBe(false)
})
