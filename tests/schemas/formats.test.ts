import fc from 'fast-check'
import { expect, test } from 'vitest'
import { characters, formats } from '#schemas/formats.ts'

const vectors: Record<
  Exclude<keyof typeof formats, 'iban' | 'date' | 'early-date'>,
  { valid: string[]; invalid: string[] }
> = {
  kvk: { valid: ['12345678', '01234567'], invalid: ['1234567', '123456789', '12A45678', '12345678\n', ' 12345678'] },
  'vat-nl': {
    valid: ['NL004495445B01', 'NL002455799B11', 'NL000099998B57', 'NL123456789B13'],
    invalid: [
      'NL123456789B90',
      'NL859123456B01',
      'NL12345678B01',
      'BE004495445B01',
      'nl004495445b01',
      'NL000000000B00',
    ],
  },
  'nl-postcode': {
    valid: ['1012 AB', '9999ZZ', '1234 SB'],
    invalid: ['0123 AB', '1234 SS', '1234 SA', '1234SD', '1234 A1', '1234  AB', '1234 ab', '1012 ABC'],
  },
  'phone-e164': {
    valid: ['+31612345678', '+31206404360', '+318001234', '+4915112345678', '+12025550123'],
    invalid: [
      '+3161234567',
      '061234567',
      '0612345678',
      '+316123456789',
      '+0612345678',
      '+31 612345678',
      '+123',
      '+31900123',
    ],
  },
  email: {
    valid: ['a@b.nl', 'jan.de-vries+incasso@mail.example.co.uk', "o'brien@example.org", `${'a'.repeat(64)}@example.nl`],
    invalid: [
      'nobody',
      '@example.nl',
      'a@b',
      'a@@b.nl',
      'a b@c.nl',
      '.a@b.nl',
      'a..b@c.nl',
      'a@-b.nl',
      'a@b.nl\n',
      'a@b.nl, c@d.nl',
      `${'a'.repeat(65)}@example.nl`,
      `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.nl`,
    ],
  },
  uri: {
    valid: [
      'https://www.example.nl/path?q=1#top',
      'http://localhost:8080',
      'HTTPS://EXAMPLE.NL',
      'https://münchen.example/',
    ],
    invalid: [
      'javascript:alert(1)',
      'data:text/html,x',
      'www.example.nl',
      '//example.nl',
      'https://',
      'https://bank.nl@example.org/',
      'https://a b.nl',
      'https://example.nl/<script>',
      'ftp://example.nl',
      ' https://example.nl',
    ],
  },
  'date-time': {
    valid: [
      '2026-01-31T09:30:00Z',
      '2026-01-31T09:30:00.123456Z',
      '2026-01-31T10:30+01:00',
      '2024-02-29T23:59:59-05:00',
    ],
    invalid: [
      '2026-01-31',
      '2026-01-31T09:30:00',
      '2026-02-29T09:30:00Z',
      '2026-01-31T24:00:00Z',
      '2026-01-31T09:60:00Z',
      '2026-01-31 09:30:00Z',
      '2026-01-31T09:30:00+15:00',
      'now',
    ],
  },
  colour: {
    valid: ['#1a2b3c', '#000000', '#ffffff'],
    invalid: ['#1A2B3C', '#fff', '1a2b3c', '#1a2b3g', '#1a2b3c4d', 'red', ' #1a2b3c'],
  },
  percentage: {
    valid: ['0', '12.5', '100', '-3.25', '0.0001', '99999999.9999'],
    invalid: ['12,5', '1e3', 'NaN', '.5', '5.', '012', '1.23456', '100000000', '+1', '', '12.5%'],
  },
  share: {
    valid: ['0', '12.5', '99.9999', '100', '100.0'],
    invalid: ['-1', '-0', '100.0001', '101', '1000', '12,5', '1e1', '1.23456', '', '12.5%'],
  },
}

test.each(Object.entries(vectors))('%s accepts what it names and nothing near it', (name, { valid, invalid }) => {
  const is = formats[name as keyof typeof vectors]
  expect(valid.filter((text) => !is(text))).toEqual([])
  expect(invalid.filter((text) => is(text))).toEqual([])
})

test('no text makes a format throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const is of Object.values(formats)) expect(typeof is(text)).toBe('boolean')
    }),
  )
})

test('characters counts code points, as PostgreSQL does', () => {
  expect(['', 'abc', 'é', '👍', '👨‍👩‍👧'].map(characters)).toEqual([0, 3, 1, 1, 5])
})
