/** Findings in templates, and their severity. */
import { expect, test } from 'vitest'
import type { Draft } from '#domain/templates/draft.ts'
import { lint } from '#domain/templates/lint.ts'
import type { Variable } from '#domain/templates/variable.ts'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'

const known = new Map<string, Variable>([
  ...templateVariables.map((one) => [one.key, one] as const),
  ['office.slogan', { key: 'office.slogan', format: 'text', scopes: ['debtor'], customerId: 7 }] as const,
])

const mail = (body: string, more: Partial<Draft> = {}): Draft => ({
  channel: 'email',
  destination: 'debtor',
  fileType: 'company',
  category: 'judicial',
  texts: [
    { field: 'subject', language: 'nl', kind: 'line', content: 'Dossier {{file.number}}' },
    { field: 'body', language: 'nl', kind: 'html', content: body },
  ],
  ...more,
})
const rules = (draft: Draft) =>
  lint(draft, known)
    .filter(({ rule }) => rule !== 'languageMissing')
    .map(({ severity, rule, language }) => `${severity} ${rule} ${language}`)

test.each([
  ['<p>{{debtor.fullName}} %file.number% {{today.plus(14)}}</p>', []],
  ['<p>{{debtor.nickname}}</p>', ['broken unknownVariable nl']],
  ['<p>%debtor.nickname%</p>', ['broken unknownVariable nl']],
  ['<p>{{today.plus}}</p>', ['broken unknownVariable nl']],
  ['<p>{{today(3)}}</p>', ['broken unknownVariable nl']],
  ['<p>{{#if x}}</p>', ['broken unknownVariable nl']],
  ['<p>{{constructor}}</p>', ['broken unknownVariable nl']],
  ['<p><a href="https://a.nl/{{debtor.nickname}}">x</a></p>', ['broken unknownVariable nl']],
  ['<p>{{file.number}</p>', ['broken strayBraces nl']],
  ['<p>{{file.<strong>number</strong>}}</p>', ['broken strayBraces nl']],
  ['<p>file.number}}</p>', ['broken strayBraces nl']],
  ['<p>{{hearing.date}}</p>', ['broken otherScope nl']],
  ['<p>{{office.slogan}}</p>', ['broken otherCustomer nl']],
  ['<p>{{file.claimsTable}}</p>', []],
  ['<p>Zie {{file.claimsTable}}</p>', ['broken blockInLine nl']],
  ['<p>{{file.qrCode}}</p>', ['broken lettersOnly nl']],
  ['<p>Betaal binnen 14 dagen na dagtekening van deze brief.</p>', ['unfit termFromDate nl']],
  ...[
    'binnen 14 dagen vanaf heden',
    'binnen veertien&nbsp;dagen na heden',
    'within 14 days of the date of this letter',
    'within fourteen days from today',
    'dans les quatorze jours à compter de la date de cette lettre',
    'innerhalb von 14 Tagen ab heute',
  ].map((term): [string, string[]] => [`<p>Betaal ${term}.</p>`, ['unfit termFromDate nl']]),
  ['<p>Betaal binnen vijftien dagen nadat deze brief bij u is bezorgd.</p>', []],
  ['<p>Dit is uw laatste kans: anders bellen wij uw werkgever.</p>', ['hint threat nl']],
  ['<p>Pay now, or there will be serious consequences.</p>', ['hint threat nl']],
  ['<p>Bel ons als u er niet uitkomt.</p>', []],
  ['<p>Betaal binnen veertien dagen vanaf de dag nadat deze brief bij u is bezorgd.</p>', []],
])('%s', (body, expected) => {
  expect(rules(mail(body))).toEqual(expected)
})

test('a message to private persons says who writes, where he is registered and found, and where to complain', () => {
  const toAnyone = { fileType: undefined }
  const four = ['identity', 'wkiNumber', 'address', 'complaints'].map((duty) => `unfit duty.${duty} nl`)
  expect(rules(mail('<p>Betaal.</p>', toAnyone))).toEqual(four)
  expect(rules(mail('<p>{{office.name}} {{office.address}}</p>', toAnyone))).toEqual([four[1], four[3]])
  expect(rules(mail('<p>{{office.footer}}</p>', toAnyone))).toEqual([])
  expect(rules(mail('<p>Betaal.</p>', { ...toAnyone, destination: 'client' }))).toEqual([])
  const letter = { ...toAnyone, channel: 'post' as const }
  expect(rules(mail('<p>Betaal.</p>', { ...letter, letterhead: 'office' }))).toEqual([])
  expect(rules(mail('<p>Betaal.</p>', { ...letter, letterhead: 'client' }))).toEqual(four)
})

test('each language states it for itself, and a language is there wholly or not at all', () => {
  const draft = mail('<p>{{office.footer}}</p>', { fileType: 'private' })
  const texts = [
    ...draft.texts,
    { field: 'body', language: 'en' as const, kind: 'html' as const, content: '<p>Pay.</p>' },
  ]
  expect(rules({ ...draft, texts })).toEqual([
    ...['identity', 'wkiNumber', 'address', 'complaints'].map((duty) => `unfit duty.${duty} en`),
    'unfit languagePartly en',
  ])
})

test('a text message: a link stands for what does not fit, and it stays short', () => {
  const sms = (content: string, more: Partial<Draft> = {}) =>
    rules({
      channel: 'sms',
      destination: 'debtor',
      texts: [{ field: 'text', language: 'nl', kind: 'text', content }],
      ...more,
    })
  expect(sms('{{office.name}}: betaal. Zie {{office.infoUrl}}')).toEqual([])
  expect(sms('{{office.name}}: zie {{office.infoUrl}}', { linkAllowed: false })).toEqual(['unfit smsLink nl'])
  expect(sms(`{{office.name}} {{office.infoUrl}} ${'a'.repeat(500)}`)).toEqual(['unfit smsTooLong nl'])
  expect(sms('{{office.name}} {{office.infoUrl}} ë')).toEqual(['hint smsUnicode nl'])
  expect(sms('{{office.name}} {{office.infoUrl}} {{file.claimsTable}}')).toEqual(['broken blockInText nl'])
})

test('a step of a court is worth a look while nobody can take it', () => {
  expect(rules(mail('<p>Wij sturen een deurwaarder.</p>', { category: 'amicable' }))).toEqual(['hint legalStep nl'])
  expect(rules(mail('<p>Wij sturen een deurwaarder.</p>'))).toEqual([])
})

test.each([
  ['binnen 3 dagen, anders komt de deurwaarder en leggen wij beslag', 'nl'],
  ['Betaal. Zo niet, dan volgt loonbeslag', 'nl'],
  ['Pay within three days, otherwise the bailiff will come', 'en'],
  ['Payez, sinon l’huissier saisira votre salaire', 'fr'],
  ['Payez ; à défaut, nous enverrons un huissier', 'fr'],
  ['Zahlen Sie, sonst kommt der Gerichtsvollzieher', 'de'],
])('private persons are not told that a bailiff follows by itself: %s', (sentence) => {
  const privately = { category: 'amicable', fileType: 'private' } as const
  expect(rules(mail(`<p>${sentence}.</p>`, privately))).toContain('unfit legalThreat nl')
  expect(rules(mail(`<p>${sentence}.</p>`, { category: 'amicable' }))).not.toContain('unfit legalThreat nl')
  expect(rules(mail(`<p>${sentence}.</p>`, { fileType: 'private' }))).not.toContain('unfit legalThreat nl')
})

test.each([
  'Betaalt u niet, dan kan de rechter bepalen dat u moet betalen en kan er beslag worden gelegd',
  'Zo niet, dan vragen wij de rechter om een vonnis, en pas daarna komt de deurwaarder',
  'Wij sturen een deurwaarder',
])('what leaves it open is no threat: %s', (sentence) => {
  expect(rules(mail(`<p>${sentence}.</p>`, { category: 'amicable', fileType: 'private' }))).not.toContain(
    'unfit legalThreat nl',
  )
})

test('a character that paper cannot show keeps a letter from being active, and nothing else', () => {
  const body = '<p>Zie \u2192 \u2713 \u4f60, maar niet \u0219 \u1ea1 \u20ac e\u0301</p>'
  expect(rules(mail(body, { channel: 'post', letterhead: 'office' }))).toEqual(['unfit unprintable nl'])
  expect(lint(mail(body, { channel: 'post', letterhead: 'office' }), known)[0]?.values).toEqual({
    characters: '\u2192 \u2713 \u4f60',
  })
  expect(rules(mail(body))).toEqual([])
})

test.each([
  ['fourteen_day_letter', 'email', '{{file.14day.costs}}. {{file.14day.vatStatement}}', []],
  ['fourteen_day_letter', 'post', '{{file.14day.costs}}, {{file.14day.costsVat}} btw', ['hint letterVat nl']],
  ['fourteen_day_letter', 'email', 'Betaal.', ['unfit letterCosts nl']],
  ['reminder', 'email', 'Anders kost het {{file.14day.costs}}.', ['unfit letterPurpose nl']],
  ['reminder', 'email', 'Betaal.', []],
] as const)('what says %s by %s: %s', (purpose, channel, text, expected) => {
  expect(rules(mail(`<p>${text}</p>`, { purpose, channel }))).toEqual(expected)
})
