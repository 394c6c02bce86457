import { heldBy, mostHeld } from '#tests/support/turns.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskHeader, maskLooseJson, maskQuery, maskText, maskValue } from '#domain/apiLog/mask.ts'

test('secrets go by their names, at any depth; what is empty stays so', () => {
  const body = {
    password: 'hunter2',
    nested: [{ accessToken: 'abc', clientSecret: { a: 1 }, api_key: 'k' }],
    dateOfBirth: '1980-02-03',
    geboortedatum: '1980-02-03',
    token: null,
    name: 'Jan',
    amount: 12,
  }
  expect(maskValue(body)).toEqual({
    password: '***',
    nested: [{ accessToken: '***', clientSecret: '***', api_key: '***' }],
    dateOfBirth: '***',
    geboortedatum: '***',
    token: null,
    name: 'Jan',
    amount: 12,
  })
})

test.each([
  ['NL91ABNA0417164300', 'NL91**********4300'],
  ['betaald van NL91 ABNA 0417 1643 00 vandaag', 'betaald van NL91 **** **** ***3 00 vandaag'],
  ['BE68539007547034', 'BE68********7034'],
  ['NO9386011117947', 'NO93*******7947'],
  ['order AB12', 'order AB12'],
])('of an IBAN the middle goes: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test.each([
  ['Bearer abcdef123456', 'Bearer ***'],
  ['key dsk_abcd2345_0123456789abcdef', 'key dsk_abcd2345_***'],
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_***'],
  ['eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', '***'],
])('keys and tokens are known in any text: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test('headers, queries, and JSON that was cut off', () => {
  expect(maskHeader('authorization', 'Bearer dsk_abcd2345_secretsecret')).toBe('Bearer ***')
  expect(maskHeader('Cookie', 'sid=1')).toBe('***')
  expect(maskQuery('/api/v4/x?_filter[token]=abc&name=Jan&password=p')).toBe(
    '/api/v4/x?_filter[token]=***&name=Jan&password=***',
  )
  expect(maskQuery('/x?_filter[token][startsWith]=abc&_filter%5Bany%5D%5B0%5D%5Btoken%5D=d')).toBe(
    '/x?_filter[token][startsWith]=***&_filter%5Bany%5D%5B0%5D%5Btoken%5D=***',
  )
  const isPersonal = (name: string) => name === 'email'
  expect(maskQuery('/x?_filter[any][0][email][contains]=jan&_filter[name]=Jan&_order[email]=asc', isPersonal)).toBe(
    '/x?_filter[any][0][email][contains]=***&_filter[name]=Jan&_order[email]=asc',
  )
  expect(maskLooseJson('{"a":1,"password":"half of a sec')).toBe('{"a":1,"password":"***"')
})

test('a secret is never in what is left, wherever it stood', () => {
  const secret = 's3cr3t-value-that-stands-out'
  const names = fc.constantFrom('password', 'token', 'Authorization', 'client_secret', 'birthDate')
  fc.assert(
    fc.property(names, fc.jsonValue(), (name, other) => {
      const text = JSON.stringify({ other, list: [{ [name]: secret }] })
      expect(JSON.stringify(maskValue(JSON.parse(text)))).not.toContain(secret)
      expect(maskLooseJson(text)).not.toContain(secret)
    }),
    { numRuns: 50 },
  )
})

test.each([
  'eyJ-',
  'eyJa.',
  'NL91 ',
  'NL91ABNA',
  'bearer ',
  'basic  ',
  'dsk_abcdefgh_',
  'whsec_',
  '"a":"',
  '"a"',
  '" : ',
  '\\"',
  '%20',
  '?a',
  '&a=',
  '[',
  ']',
  'a',
])('a megabyte of %s is masked in no time', async (piece) => {
  const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
  const masks: ((text: string) => unknown)[] = [
    maskText,
    maskLooseJson,
    (one) => maskQuery(`/x?${one}=1`),
    (one) => maskHeader('x-any', one),
    (one) => maskHeader('authorization', one),
    (one) => maskValue({ text: one }),
  ]
  for (const mask of masks) {
    expect(await heldBy(async () => void mask(text)), String(mask)).toBeLessThan(mostHeld)
  }
})

test('a token that was cut is masked as well', () => {
  expect(maskText('sent eyJhbGciOiJIUzI1NiJ9 today')).toBe('sent *** today')
  expect(maskText('sent eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0')).toBe('sent ***')
})
