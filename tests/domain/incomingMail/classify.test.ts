import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classify, isSender, type Learned } from '#domain/incomingMail/classify.ts'
import { wordsOf } from '#domain/incomingMail/wordsOf.ts'
import { stemOf } from '#server/subjects/incomingMail/taking/stemOf.ts'

const classes = [
  { id: 1, patterns: ['klacht'], senderRules: ['@rechtspraak.nl'] },
  { id: 2, patterns: ['betalingsregeling', 'in termijnen'], senderRules: [] },
]
const nothing: Learned = { mails: new Map(), words: new Map() }
const mail = (subject: string, text: string, from = 'a@example.nl') => ({
  subject,
  text,
  from,
  words: wordsOf({ subject, text, from }, stemOf),
})

/** Examples as corrections teach them. */
function taught(examples: readonly [id: number, text: string][]): Learned {
  const mails = new Map<number, number>()
  const words = new Map<string, Map<number, number>>()
  for (const [id, text] of examples) {
    mails.set(id, (mails.get(id) ?? 0) + 1)
    for (const stem of wordsOf({ subject: '', text, from: '' }, stemOf).keys()) {
      const counts = words.get(stem) ?? new Map<number, number>()
      words.set(stem, counts.set(id, (counts.get(id) ?? 0) + 1))
    }
  }
  return { mails, words }
}

test.each([
  ['a word in the text', mail('Vraag', 'Ik heb een klacht over u'), 1, 80, 90],
  ['a word in the subject', mail('Klacht', 'Bel mij'), 1, 90, 96],
  ['its sender', mail('Zitting', 'Om tien uur', 'griffie@ams.rechtspraak.nl'), 1, 95, 99],
  ['two words of the class', mail('Betalingsregeling', 'Kan ik in termijnen betalen?'), 2, 99, 100],
])('%s makes a class likely', (_why, given, id, from, until) => {
  const found = classify(given, classes, nothing)
  expect(found?.classification).toBe(id)
  expect(found?.score).toBeGreaterThanOrEqual(from)
  expect(found?.score).toBeLessThanOrEqual(until)
})

test.each([
  ['nothing points at one', mail('Hallo', 'Tot morgen')],
  ['the word is only the end of another', mail('Overslag', 'nachtklacht')],
])('no class is proposed where %s', (_why, given) => {
  expect(classify(given, classes, nothing)).toBeUndefined()
})

test('it learns words that no rule names, and tells them', () => {
  const learned = taught([
    [2, 'kan ik volgende maand gespreid aflossen'],
    [2, 'mag ik de schuld gespreid aflossen'],
    [2, 'gespreid aflossen graag'],
    [1, 'uw medewerker was onbeleefd'],
    [1, 'onbeleefd behandeld aan de telefoon'],
  ])
  const found = classify(mail('Vraag', 'Ik wil gespreid aflossen, kan dat volgende maand?'), classes, learned)
  expect(found?.classification).toBe(2)
  expect(found?.words.map(({ word }) => word)).toContain('gespreid')
})

test('corrections overrule a word of a rule', () => {
  const text = 'Bedankt voor het afhandelen van mijn klacht, keurig opgelost, compliment'
  const learned = taught(Array.from({ length: 8 }, () => [2, text] as [number, string]))
  expect(classify(mail('Compliment', text), classes, nothing)?.classification).toBe(1)
  expect(classify(mail('Compliment', text), classes, learned)?.classification).toBe(2)
})

test('a score is a share of 100 whatever was learned', () => {
  const text = fc
    .array(fc.constantFrom('klacht', 'regeling', 'betaling', 'brief', 'rente'), { maxLength: 30 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(text, fc.array(fc.tuple(fc.constantFrom(1, 2), text), { maxLength: 20 }), (said, examples) => {
      const found = classify(mail(said, said), classes, taught(examples as [number, string][]))
      expect(found === undefined || (found.score >= 50 && found.score <= 100)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['mailer-daemon@', 'MAILER-DAEMON@mx.example.nl', true],
  ['@rechtspraak.nl', 'x@ams.rechtspraak.nl', true],
  ['@rechtspraak.nl', 'x@nep-rechtspraak.nl', false],
  ['a@b.nl', 'A@B.nl', true],
  ['a@b.nl', 'aa@b.nl', false],
])('the rule %s and the sender %s', (rule, from, is) => expect(isSender(rule, from)).toBe(is))

test('words are stems, each once, without what says nothing', () => {
  const words = wordsOf({ subject: 'Betalingen', text: 'de betaling van het', from: 'x@bank.nl' }, stemOf)
  expect([...words]).toEqual([
    ['@bank.nl', '@bank.nl'],
    ['betal', 'betalingen'],
  ])
})
