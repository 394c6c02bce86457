import { expect, test } from 'vitest'
import {
  maskedIban,
  noted,
  outdatedRows,
  problemOf,
  shownData,
  type DataField,
  type DebtorData,
} from '#domain/fileLog/dataChange.ts'

const current: DebtorData = {
  email: 'a@b.test',
  phone: '+31612345678',
  iban: 'NL69TEST0000000001',
  language: 'nl',
  street: 'Dam',
  houseNumber: '1',
  houseExtension: null,
  postcode: '1012 AB',
  city: 'Amsterdam',
}

test.each<{ field: DataField; value: string | null; problem: string | undefined }>([
  { field: 'email', value: 'c@d.test', problem: undefined },
  { field: 'email', value: 'c at d', problem: 'form' },
  { field: 'email', value: 'a@b.test', problem: 'same' },
  { field: 'phone', value: '06-12 34 56 78', problem: 'same' },
  { field: 'phone', value: '12', problem: 'form' },
  { field: 'iban', value: 'nl42 test 0000 0000 02', problem: undefined },
  { field: 'iban', value: 'NL43TEST0000000002', problem: 'form' },
  { field: 'language', value: 'EN', problem: undefined },
  { field: 'language', value: 'it', problem: 'form' },
  { field: 'houseNumber', value: '0', problem: 'form' },
  { field: 'city', value: '  ', problem: 'missing' },
  { field: 'houseExtension', value: '', problem: 'same' },
  { field: 'houseExtension', value: 'B', problem: undefined },
  { field: 'postcode', value: '1234567890123', problem: 'form' },
  { field: 'postcode', value: '12', problem: 'form' },
  { field: 'postcode', value: '1012ab', problem: 'same' },
  { field: 'postcode', value: 'nl-3511ab', problem: undefined },
])('$field becoming $value: $problem', ({ field, value, problem }) => {
  expect(problemOf({ field, new: value }, current, [])).toBe(problem)
})

test('a field stands once', () => {
  expect(problemOf({ field: 'city', new: 'Utrecht' }, current, ['city'])).toBe('twice')
})

test('an account number is told by its end, and a change of it still noticed', () => {
  expect(maskedIban('NL69TEST0000000001')).toBe('•••• 0001')
  expect(maskedIban(null)).toBeNull()
  const rows = [{ field: 'iban', old: '•••• 0001', new: 'NL42TEST0000000002' }] as const
  expect(outdatedRows(rows, shownData(current))).toEqual([])
  expect(outdatedRows(rows, shownData({ ...current, iban: 'NL42TEST0000000002' }))).toEqual([0])
})

test('a value that was empty is outdated once something stands there', () => {
  const rows = [{ field: 'houseExtension', new: 'B' }] as const
  expect(outdatedRows(rows, current)).toEqual([])
  expect(outdatedRows(rows, { ...current, houseExtension: 'A' })).toEqual([0])
})

test('values are stored in one notation', () => {
  expect([noted('phone', '0612345678'), noted('language', ' FR '), noted('city', ' Delft ')]).toEqual([
    '+31612345678',
    'fr',
    'Delft',
  ])
})
