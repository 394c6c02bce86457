import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellings } from '#domain/spellings.ts'
import { heldBy, mostHeld } from '#tests/support/turns.ts'

test.each([
  ['06-12 34 56 78', '+31612345678'],
  ['0612345678', '+31612345678'],
  ['0031612345678', '+31612345678'],
  ['+31 (0)6 12345678', '+31612345678'],
  ['+31 06 12345678', '+31612345678'],
  ['(020) 640 43 60', '+31206404360'],
  ['06/12 34', '+3161234'],
  ['tel. 020-6404360', '+31206404360'],
  ['0049 151 12345678', '+4915112345678'],
  ['nl91 abna 0417 1643 00', 'nl91abna0417164300'],
  ['ABNA 0417', 'ABNA0417'],
  ['0417 1643 00', '0417164300'],
  ['1234 5678', '12345678'],
  ['12.34.56.78', '12345678'],
  ['KVK: 1234 5678', '12345678'],
  ['kvk-nummer 12345678', '12345678'],
  ['IBAN NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
  ['NL 0044.95.445.B01', 'NL004495445B01'],
  ['1012AB', '1012 AB'],
  ['1012 ab 12', '1012ab 12'],
  ['1012AB 12', '1012 AB 12'],
  ['1012ab12 hs', '1012 ab 12 hs'],
  ['1012 AB, 12', '1012 AB 12'],
])('"%s" is also looked for as "%s"', (typed, stored) => {
  expect(spellings(typed)).toEqual(expect.arrayContaining([typed, stored]))
})

test.each([
  ['https://www.example.nl/', 'example.nl'],
  ['WWW.example.nl', 'example.nl'],
  ['http://example.nl/shop', 'example.nl/shop'],
  [' De Boer ', 'De Boer'],
])('"%s" is looked for as "%s" only', (typed, stored) => {
  expect(spellings(typed)).toEqual([stored])
})

test.each([
  'De Boer',
  'C-1003',
  'Plein 12',
  '2026',
  'www.',
  'www.nl',
  'https://',
  'a b',
  '',
  '  ',
  '100% wol',
  'tel',
  '1e3',
])('"%s" is looked for as it is', (typed) => expect(spellings(typed)).toEqual([typed]))

test('a text has few forms, and none of them is empty', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
      const all = spellings(text)
      expect(all.length).toBeLessThanOrEqual(3)
      expect(all.every((one) => one !== '')).toBe(true)
    }),
  )
})

test.each(['0', '0 ', 'a0', 'kvk-', 'www.', '()', '+', 'https://'])(
  'a long text of "%s" holds nobody up',
  async (part) => {
    expect(await heldBy(async () => void spellings(part.repeat(100_000)))).toBeLessThan(mostHeld)
  },
)
