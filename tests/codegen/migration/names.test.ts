import { expect, test } from 'vitest'
import { archivedName, nameOf, quoted } from '#codegen/migration/names.ts'

test.each([
  { table: 'merchant', columns: ['name', 'id'], ending: 'idx' as const, out: 'merchant_name_id_idx' },
  { table: 'merchant', columns: [], ending: 'pkey' as const, out: 'merchant_pkey' },
  {
    table: 'a'.repeat(30),
    columns: ['b'.repeat(27)],
    ending: 'fkey' as const,
    out: `${'a'.repeat(30)}_${'b'.repeat(27)}_fkey`,
  },
  {
    table: 'a'.repeat(30),
    columns: ['b'.repeat(28)],
    ending: 'fkey' as const,
    out: `${'a'.repeat(30)}_${'b'.repeat(18)}_8f8fdec5_fkey`,
  },
])('$out never changes, for databases have it', ({ table, columns, ending, out }) => {
  const name = nameOf(table, columns, ending)
  expect(name).toBe(out)
  expect(name.length).toBeLessThanOrEqual(63)
})

test('long names that differ at the end stay different', () => {
  const long = 'x'.repeat(60)
  expect(nameOf('merchant', [`${long}a`], 'idx')).not.toBe(nameOf('merchant', [`${long}b`], 'idx'))
})

test.each([
  ['name', 'name'],
  ['order', '"order"'],
  ['Name', '"Name"'],
  ['a"b', '"a""b"'],
])('writes %s as %s', (name, out) => {
  expect(quoted(name)).toBe(out)
})

test('what is put aside at once keeps names of its own, however long', () => {
  const long = 'x'.repeat(55)
  expect(archivedName('fax', '0007')).toBe('archived_fax_0007')
  expect(archivedName(`${long}a`, '0007')).not.toBe(archivedName(`${long}b`, '0007'))
  expect(archivedName('x'.repeat(63), '0007').length).toBeLessThanOrEqual(63)
})
