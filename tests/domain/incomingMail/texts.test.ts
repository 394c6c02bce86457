import { expect, test } from 'vitest'
import { cluesOf, isCertain } from '#domain/incomingMail/cluesOf.ts'
import { excerptOf } from '#domain/incomingMail/ownText.ts'
import { replySubject } from '#domain/incomingMail/replySubject.ts'
import { wordsOf } from '#domain/incomingMail/wordsOf.ts'

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
] as const)('%s from a known sender (%s) is certain: %s', (by, isKnown, is) =>
  expect(isCertain(by, { isKnown, isOurs: by === 'answer' })).toBe(is),
)

test('the Message-ID of an earlier e-mail was chosen by its sender: an answer to it is not certain', () => {
  expect(isCertain('answer', { isKnown: false, isOurs: false })).toBe(false)
  expect(isCertain('answer', { isKnown: true, isOurs: false })).toBe(true)
})

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
