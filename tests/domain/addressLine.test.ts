import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitHouseNumber, splitStreet } from '#domain/addressLine.ts'

test.each([
  ['Kerkstraat 12', 'Kerkstraat', '12'],
  ['kerkstraat 12', 'kerkstraat', '12'],
  ['Kerkstraat, 12', 'Kerkstraat', '12'],
  ['Kerkstraat nr. 12', 'Kerkstraat', '12'],
  ['Kerkstraat\u00A012', 'Kerkstraat', '12'],
  ['Kerkstraat12a', 'Kerkstraat', '12', 'a'],
  ['Plein 1944 12', 'Plein 1944', '12'],
  ['Plein 1992 5', 'Plein 1992', '5'],
  ['Plein 1944 12 hs', 'Plein 1944', '12', 'hs'],
  ['Plein 40-45 7', 'Plein 40-45', '7'],
  ['Laan 1940-1945 3', 'Laan 1940-1945', '3'],
  ['Laan van 8 Mei 3', 'Laan van 8 Mei', '3'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Prinsengracht 12 3 hoog', 'Prinsengracht', '12', '3 hoog'],
  ['Prinsengracht 12, 3-hoog', 'Prinsengracht', '12', '3-hoog'],
  ['Prinsengracht 12 2e verdieping', 'Prinsengracht', '12', '2e verdieping'],
  ['1e Helmersstraat 12', '1e Helmersstraat', '12'],
  ['2e Hugo de Grootstraat 14 hs', '2e Hugo de Grootstraat', '14', 'hs'],
  ['Rivium 2e Straat 59', 'Rivium 2e Straat', '59'],
  ['Rivium 2e Weg 59', 'Rivium 2e Weg', '59'],
  ['Kerkstraat 12e', 'Kerkstraat', '12', 'e'],
  ['Bankastraat 3HS', 'Bankastraat', '3', 'HS'],
  ['Bankastraat 3-hs', 'Bankastraat', '3', 'hs'],
  ['Bankastraat 12 bis', 'Bankastraat', '12', 'bis'],
  ['Bankastraat 23 - II', 'Bankastraat', '23', 'II'],
  ["'s-Gravelandseweg 12-A", "'s-Gravelandseweg", '12', 'A'],
  ['Kade 7 8', 'Kade', '7', '8'],
  ['Kade 7-9', 'Kade', '7', '9'],
  ['Kade 7 t/m 11', 'Kade', '7', 't/m 11'],
  ['Meir 12 bus 3', 'Meir', '12', 'bus 3'],
  ['Rivium 2e Straat 59.', 'Rivium 2e Straat', '59'],
  ['Laan 1940 – 1945 37', 'Laan 1940 – 1945', '37'],
  ['Laan 1940-’45 66', 'Laan 1940-’45', '66'],
  ['16 april 1944 Pad 1', '16 april 1944 Pad', '1'],
  ['Provincialeweg N205 1', 'Provincialeweg N205', '1'],
  ['Professor Pieter Willemsstraat 23 B 03', 'Professor Pieter Willemsstraat', '23', 'B 03'],
  ['Rue du 31 Décembre 26', 'Rue du 31 Décembre', '26'],
  ['Kade 7 1/2', 'Kade', '7', '1/2'],
  ['Postbus 1234', 'Postbus', '1234'],
  ['Laan 2024', 'Laan', '2024'],
])('%s', (line, street, houseNumber, addition?: string) => {
  expect(splitStreet(line)).toEqual({ street, houseNumber, ...(addition && { addition }) })
})

test.each([
  'Plein',
  '5 Meiplein',
  '12 Rue de Rivoli',
  'Laan van 8 mei',
  'Kerkstraat 12, 3511 AB Utrecht',
  'Kerkstraat 12 3511AB',
  'Kerkstraat 123456',
  'Kerkstraat 0',
])('%s stays whole, because nothing in it is surely the number of a house', (street) => {
  expect(splitStreet(street)).toEqual({ street: street.replace(/\s+/g, ' ') })
})

test.each(['', '  ', '12', '12-14', ',- /'])('"%s" has no street', (line) => expect(splitStreet(line)).toBeUndefined())

test('a number of its own column has what stands behind it', () => {
  expect(splitHouseNumber('12 - 3 hoog')).toEqual({ houseNumber: '12', addition: '3 hoog' })
  expect(splitHouseNumber('12-14')).toEqual({ houseNumber: '12', addition: '14' })
  expect(splitHouseNumber('12')).toEqual({ houseNumber: '12' })
  expect(splitHouseNumber('achter 12')).toBeUndefined()
})

test('no letter and no digit of a line is lost', () => {
  const word = fc.constantFrom('Plein', '1944', '12', '3-hs', '2e', 'hoog', '-', 'A', '3511', 'AB', 'Straat', '7,')
  const signs = (text: string) => text.replace(/[^\p{L}\d]/gu, '')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
      const found = splitStreet(words.join(' '))
      if (!found) return
      expect(signs(found.street + (found.houseNumber ?? '') + (found.addition ?? ''))).toBe(signs(words.join('')))
    }),
  )
})

test.each(['1 ', 'a ', '1-', 'A1 ', '1e ', '- ', '-', ',', '1234 ab '])(
  'takes a long line of "%s" without looking twice',
  (part) => {
    expect(splitStreet(`Kade ${part.repeat(20_000)}`)?.street).toMatch(/^Kade/)
  },
)
