import { expect, test } from 'vitest'
import { cluesOf, isCertain } from '#domain/incomingMail/cluesOf.ts'
import { kindOf, reportIn } from '#domain/incomingMail/kindOf.ts'
import { excerptOf, ownText } from '#domain/incomingMail/ownText.ts'
import { addressIn, termIn } from '#domain/incomingMail/proposalsIn.ts'
import { replySubject } from '#domain/incomingMail/replySubject.ts'
import { wordsOf } from '#domain/incomingMail/wordsOf.ts'

test.each([
  ['Akkoord.\n\nOp 3 jan. 2026 om 10:00 schreef Kantoor <a@b.nl>:\n> Betaal 50 euro.', 'Akkoord.'],
  ['Nee\n> ja', 'Nee'],
  ['Klopt niet\n\n-----Oorspronkelijk bericht-----\nVan: x', 'Klopt niet'],
  ['Klopt niet\n\nVan: Kantoor <a@b.nl>\nVerzonden: gisteren', 'Klopt niet'],
  ['-----Doorgestuurd bericht-----\nVan: x\nDe brief', '-----Doorgestuurd bericht-----\nVan: x\nDe brief'],
  ['> alleen aangehaald', '> alleen aangehaald'],
])('of %j the own words are %j', (text, own) => expect(ownText(text)).toBe(own))

test('an excerpt is one line', () => {
  expect(excerptOf('Eerste\n\ntweede   regel')).toBe('Eerste tweede regel')
  expect(excerptOf('woord '.repeat(100)).length).toBeLessThanOrEqual(301)
})

test('clues come from the surest to the weakest', () => {
  const clues = cluesOf({
    inReplyTo: '<b@x>',
    references: ['<a@x>', '<b@x>'],
    to: ['incasso+2026000007@kantoor.nl'],
    subject: 'Re: dossier 2026000001, kenmerk ABC-12345',
    from: 'saar@example.nl',
  })
  expect(clues.map(({ by, value }) => `${by} ${value}`)).toEqual([
    'answer <b@x>',
    'references <a@x>',
    'plus_address 2026000007',
    'file_number 2026000001',
    'file_number ABC-12345',
    'client_reference 2026000001',
    'client_reference ABC-12345',
    'sender saar@example.nl',
  ])
})

test.each([
  ['answer', false, true],
  ['file_number', true, true],
  ['file_number', false, false],
  ['plus_address', false, false],
  ['sender', true, false],
] as const)('%s from a known sender (%s) is certain: %s', (by, isKnown, is) => expect(isCertain(by, isKnown)).toBe(is))

const facts = (headers: Record<string, string>, from = 'a@b.nl', subject = 'Vraag', isReport = false) => ({
  header: (name: string) => headers[name],
  from,
  subject,
  isReport,
})
test.each([
  [facts({}), 'ordinary'],
  [facts({}, 'a@b.nl', 'Vraag', true), 'bounce'],
  [facts({}, 'postmaster@b.nl', 'Undeliverable: brief'), 'bounce'],
  [facts({}, 'postmaster@b.nl', 'Onderhoud'), 'ordinary'],
  [facts({ 'auto-submitted': 'auto-replied' }), 'auto_reply'],
  [facts({ 'auto-submitted': 'no' }), 'ordinary'],
  [facts({}, 'a@b.nl', 'Automatisch antwoord: uw brief'), 'auto_reply'],
  [facts({}, 'a@b.nl', 'Ik krijg steeds een automatisch antwoord'), 'ordinary'],
])('the kind of %# is %s', (given, kind) => expect(kindOf(given)).toBe(kind))

test('a report names the message and the reason; one about a delay is not final', () => {
  const report = 'Status: 5.1.1\r\nDiagnostic-Code: smtp; 550 no\r\n such user\r\n\r\nMessage-ID: <m@x>\r\n'
  expect(reportIn(report)).toEqual({ messageIds: ['<m@x>'], reason: '550 no such user', isFinal: true })
  expect(reportIn('Action: delayed\r\nStatus: 4.4.1\r\n').isFinal).toBe(false)
})

test.each([
  [
    'Ik ben verhuisd. Mijn nieuwe adres is Lange Dijk 12b, 3511 AB Utrecht.',
    { street: 'Lange Dijk', houseNumber: '12', houseExtension: 'b', postcode: '3511 AB', city: 'Utrecht' },
  ],
  [
    'Wij zijn verhuisd naar:\nKerkstraat 5\n9711AA Groningen\nGroet',
    { street: 'Kerkstraat', houseNumber: '5', houseExtension: null, postcode: '9711 AA', city: 'Groningen' },
  ],
  ['Ik woon nog op Kerkstraat 5, 9711 AA Groningen', undefined],
  ['Ik ben verhuisd', undefined],
])('the address in %j', (text, address) => expect(addressIn(text)).toEqual(address))

test.each([
  ['Ik kan € 50 per maand betalen', { amount: 50_00, frequency: 'monthly' }],
  ['Ik stel € 25,50 per week voor', { amount: 25_50, frequency: 'weekly' }],
  ['elke maand', undefined],
  ['75 euro per maand lukt', { amount: 75_00, frequency: 'monthly' }],
])('the term in %j', (text, term) => expect(termIn(text)).toEqual(term))

test.each([
  ['Vraag', 'Re: Vraag'],
  ['RE: Antw: Re: Vraag', 'Re: Vraag'],
  ['Refinanciering', 'Re: Refinanciering'],
])('the answer to %j', (subject, answer) => expect(replySubject(subject)).toBe(answer))

test('the stem of a word is found once, however often it stands there', () => {
  let asked = 0
  const stemOf = (word: string) => {
    asked += 1
    return word
  }
  wordsOf({ subject: 'klacht', text: 'klacht rekening '.repeat(5000), from: '' }, stemOf)
  expect(asked).toBe(2)
})
