import { expect, test } from 'vitest'
import { likeness, nameWords } from '#domain/duplicates.ts'

test.each([
  ['De Vries & Zn. B.V.', 'vries zn'],
  ['Stichting Café Noir', 'cafe noir'],
  ['V.O.F. Jansen', 'jansen'],
  ['ABN v o f', 'abn'],
  ['De Groep', 'de groep'],
  ['', ''],
])('%s is told by %s', (name, words) => {
  expect(nameWords(name).join(' ')).toBe(words)
})

test.each([
  ['Vries Zn', 'De Vries & Zn. B.V.', true],
  ['Devries Handel', 'De Vries Handel', false],
  ['Bakkerij Smit', 'Bakkerij Smid bv', true],
  ['Bakkerij Smit', 'Bakkerij Smits', true],
  ['Bol', 'Bob', false],
  ['Bakkerij Smit', 'Slagerij Smit', false],
  ['B.V.', 'N.V.', false],
])('%s and %s by name: %s', (one, other, isAlike) => {
  expect(likeness({ names: [one] }, { names: [other] })).toEqual(isAlike ? ['name'] : [])
})

test('numbers count however they are written, and nothing is like what is empty', () => {
  const one = { names: ['A1', null], kvkNumber: '12345678', iban: 'nl69 test 0000 0000 01' }
  expect(likeness(one, { names: ['B2'], kvkNumber: '12345678', iban: 'NL69TEST0000000001' })).toEqual([
    'kvkNumber',
    'iban',
  ])
  expect(likeness({ names: [''], kvkNumber: null, iban: '' }, { names: [''], kvkNumber: null, iban: '' })).toEqual([])
})

test('a trade name counts as a name', () => {
  expect(likeness({ names: ['Handel Noord BV', 'Fietsland'] }, { names: ['Zuid', 'Fietsland'] })).toEqual(['name'])
})
