import { expect, test } from 'vitest'
import { afterRefusal, withEnd } from '#domain/messages/departure.ts'
import { manifest } from '#domain/messages/manifest.ts'
import { misfitOf } from '#domain/messages/misfit.ts'
import { fullName, salutationLine, type Person } from '#domain/messages/naming.ts'
import { smsNumber } from '#domain/messages/smsNumber.ts'

test.each([
  ['06 12 34 56 78', '+31612345678'],
  ['+31 (0)6-12345678', '+31612345678'],
  ['0031612345678', '+31612345678'],
  ['+32 470 12 34 56', '+32470123456'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+1 202 555 0123', '+12025550123'],
  ['030 123 45 67', undefined],
  ['+31 30 1234567', undefined],
  ['112', undefined],
  ['onbekend', undefined],
])('%s is %s', (typed, expected) => expect(smsNumber(typed)).toBe(expected))

test('attempts are counted in the reason, and the fifth is the last', () => {
  let reason: string | null = null
  const waits: (number | undefined)[] = []
  for (let n = 0; n < 5; n += 1) {
    const after = afterRefusal(reason, '451 later')
    reason = after.reason
    waits.push(after.wait)
  }
  expect(reason).toBe('5× 451 later')
  expect(waits).toEqual([60_000, 600_000, 3_600_000, 21_600_000, undefined])
})

test('the end of the term moves in the language of the letter', () => {
  expect(withEnd('<p>vóór 2 februari 2026</p>', '2026-02-02', '2026-02-03', 'nl')).toBe('<p>vóór 3 februari 2026</p>')
  expect(withEnd('<p>2 février 2026</p>', '2026-02-02', '2026-02-03', 'fr')).toBe('<p>3 février 2026</p>')
})

const person: Person = {
  kind: 'private',
  name: 'Saar de Vries',
  salutation: { nl: 'Mevrouw' },
  opening: { nl: 'Geachte mevrouw' },
  initials: 'S.',
  firstName: 'Saar',
  insertion: 'de',
  lastName: 'Vries',
}
test.each<[Partial<Person>, string, string]>([
  [{}, 'Geachte mevrouw De Vries,', 'Mevrouw S. de Vries'],
  [{ salutation: null, opening: null }, 'Geachte heer, mevrouw,', 'S. de Vries'],
  [{ insertion: null, initials: null }, 'Geachte mevrouw Vries,', 'Mevrouw Saar Vries'],
  [{ kind: 'company', name: 'Bakker B.V.' }, 'Geachte mevrouw,', 'Bakker B.V.'],
])('%o', (change, line, name) => {
  const one = { ...person, ...change }
  expect([salutationLine(one, 'nl'), fullName(one, 'nl')]).toEqual([line, name])
})

test('a cell of the list is no formula, and quotes are doubled', () => {
  const sheet = { message: 1, file: 'letter-1.pdf', pages: 2, duplex: true, colour: false, registered: false }
  expect(manifest([{ ...sheet, to: '=1+1\n"Dorp"' }]).split('\r\n')[1]).toBe(
    `1,1,letter-1.pdf,1,2,yes,no,no,"'=1+1, ""Dorp"""`,
  )
})

test.each([
  [{}, {}, undefined],
  [{}, { destination: 'client' }, 'other recipient'],
  [{ destination: 'client' }, { destination: 'debtor' }, 'other recipient'],
  // Without a recipient that of the template is right.
  [{ destination: 'client' }, { destination: undefined }, undefined],
  [{ fileType: 'private' }, {}, undefined],
  [{ fileType: 'company' }, {}, 'other debtor kind'],
  // A client may be written to about any debtor.
  [{ destination: 'client', fileType: 'company' }, { destination: 'client' }, undefined],
  [{ customer: 7 }, {}, undefined],
  [{ customer: 8 }, {}, 'other customer'],
] as const)('a template for %o, a message %o: %s', (template, change, expected) => {
  const message = { destination: 'debtor', fileType: 'private', customer: 7, ...change } as const
  expect(misfitOf(template, message)).toBe(expected)
})
