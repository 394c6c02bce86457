import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from '#domain/normalise.ts'
import { formats } from '#schemas/formats.ts'

test.each([
  { format: 'iban', typed: ' nl91 abna 0417 1643 00', stored: 'NL91ABNA0417164300' },
  { format: 'vat-nl', typed: 'NL 0044.95.445.B01', stored: 'NL004495445B01' },
  { format: 'kvk', typed: '1234 5678', stored: '12345678' },
  { format: 'kvk', typed: '12.34.56-78', stored: '12345678' },
  { format: 'nl-postcode', typed: '1012ab', stored: '1012 AB' },
  { format: 'nl-postcode', typed: '1012  AB', stored: '1012 AB' },
  { format: 'phone-e164', typed: '0612345678', stored: '+31612345678' },
  { format: 'phone-e164', typed: '020 6404360', stored: '+31206404360' },
  { format: 'phone-e164', typed: '+31 (0)20-640 43 60', stored: '+31206404360' },
  { format: 'phone-e164', typed: '0049 151 12345678', stored: '+4915112345678' },
  { format: 'phone-e164', typed: '020/640.43.60', stored: '+31206404360' },
  { format: 'phone-e164', typed: '+31 020 6404360', stored: '+31206404360' },
  { format: 'uri', typed: 'www.example.nl', stored: 'https://www.example.nl' },
  { format: 'email', typed: ' A@b.nl ', stored: 'A@b.nl' },
] as const)('$format: "$typed" is stored as $stored', ({ format, typed, stored }) => {
  expect(normalise(format, typed)).toBe(stored)
  expect(formats[format](stored)).toBe(true)
})

test.each([
  { format: 'uri', typed: 'javascript:alert(1)' },
  { format: 'uri', typed: 'nowhere' },
  { format: 'phone-e164', typed: '061234567' },
  { format: 'nl-postcode', typed: '0123 AB' },
  { format: 'iban', typed: 'not an iban' },
] as const)('$format: "$typed" stays wrong', ({ format, typed }) => {
  expect(formats[format](normalise(format, typed))).toBe(false)
})

test('doing it twice changes nothing more', () => {
  const format = fc.constantFrom(undefined, 'iban', 'vat-nl', 'kvk', 'nl-postcode', 'phone-e164', 'uri', 'email')
  fc.assert(
    fc.property(format, fc.string({ maxLength: 30 }), (name, text) => {
      const once = normalise(name, text)
      expect(normalise(name, once)).toBe(once)
    }),
  )
})
