import { expect, test } from 'vitest'
import { formats } from '#schemas/formats.ts'
import roles from '#schemas/roles.json' with { type: 'json' }
import { customers } from '#server/seed/parties/customers.ts'
import { logins, people } from '#server/seed/invented/people.ts'
import { randomFrom } from '#server/seed/invented/random.ts'
import { legalTypeId } from '#server/seed/reference/legalTypes.ts'
import { withTerms } from '#server/seed/terms.ts'

const asOf = new Date('2026-06-30T12:00:00Z')
const many = customers(2000, [1, 2, 3], asOf)

test('the same seed gives the same data, another seed other data', () => {
  expect(customers(50, [1, 2], asOf)).toEqual(customers(50, [1, 2], asOf))
  expect(many.slice(0, 10)).toEqual(customers(10, [1, 2, 3], asOf))
  const draw = (seed: number) => Array.from({ length: 5 }, () => randomFrom(seed).below(1_000_000))
  expect(draw(1)).not.toEqual(draw(2))
})

test('every number passes the check of its format, and none belongs to anybody', () => {
  for (const row of many) {
    expect(formats.iban(row.iban) && row.iban.slice(4, 8) === 'TEST', row.iban).toBe(true)
    expect(formats['vat-nl'](row.vat_number), row.vat_number).toBe(true)
    expect(formats.kvk(row.kvk_number) && row.kvk_number.startsWith('000'), row.kvk_number).toBe(true)
    expect(formats['nl-postcode'](row.postcode), row.postcode).toBe(true)
    expect(formats['phone-e164'](row.phone), row.phone).toBe(true)
    expect(formats.email(row.email) && row.email.endsWith('@example.nl'), row.email).toBe(true)
    expect(formats.uri(row.website), row.website).toBe(true)
    expect(formats.percentage(row.commission), row.commission).toBe(true)
    expect(formats.date(row.contract_from), row.contract_from).toBe(true)
  }
})

test('what must be unique is', () => {
  for (const key of ['id', 'number', 'iban', 'email'] as const) {
    expect(new Set(many.map((row) => row[key])).size, key).toBe(many.length)
  }
})

test('the five story customers keep their names, and have the ground of their trade', () => {
  expect(many.slice(0, 5).map(({ company }) => company)).toEqual([
    'Van der Linden Bouwmaterialen B.V.',
    'Zuidas Fysiotherapie',
    'Noordzee Telecom N.V.',
    'Atelier Lumière',
    'Kinderopvang De Regenboog',
  ])
  const grounds = ['consumer_purchase', 'healthcare', 'telecom', 'b2b_invoice', 'service'] as const
  expect(many.slice(0, 5).map((row) => withTerms(row, [1], 1).legal_type_id)).toEqual(grounds.map(legalTypeId))
})

test('the demo logins hold roles that exist; admin every one but that of an impersonator', () => {
  const known = Object.keys(roles)
  for (const login of logins) expect(known).toEqual(expect.arrayContaining([...login.roles]))
  expect(logins.map(({ username }) => username)).toEqual(
    'admin settings employee finance legal management customers correspondence integration precasso customer contact nobody'.split(
      ' ',
    ),
  )
  expect(logins[0]?.roles.toSorted()).toEqual(known.filter((role) => role !== 'ROLE_PREVIOUS_ADMIN').toSorted())
  expect(logins.at(-1)?.roles).toEqual([])
  // Whoever handles files sends messages and reads the e-mails that come in about them.
  expect(logins.find(({ username }) => username === 'employee')?.roles).toEqual(
    expect.arrayContaining(['ROLE_FILE_SEND', 'ROLE_EMAIL_IMPORT']),
  )
})

test('people have one username and one address each', () => {
  const staff = people(60, asOf)
  expect(staff).toHaveLength(60)
  expect(new Set(staff.map(({ username }) => username)).size).toBe(60)
  expect(staff.every(({ email, phone }) => formats.email(email) && formats['phone-e164'](phone))).toBe(true)
})
