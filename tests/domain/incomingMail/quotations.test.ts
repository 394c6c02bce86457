import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decidingSentence } from '#domain/incomingMail/decidingSentence.ts'
import { excerptOf, mainText, ownText } from '#domain/incomingMail/ownText.ts'
import { withoutWordsOf } from '#domain/incomingMail/withoutWordsOf.ts'

const ours = 'Geachte heer,\nU hebt nog niet betaald.\nKlacht of geschil? https://kantoor.example/klachten'
const headers = [
  'Op 3 jan. 2026 om 10:00 schreef Kantoor <a@b.nl>:',
  'Op vr 27 nov 2026 om 09:00 schreef Kantoor:',
  'Op 12 november schreef Kantoor <a@b.nl>:',
  'Op vrijdag 27 november 2026 om 09:00:00 CET heeft Kantoor <a@b.nl> het volgende geschreven:',
  'Op vrijdag 27 november 2026 om 09:00:00 CET\nheeft Kantoor\n<a@b.nl> het volgende geschreven:',
  '    Op 27-11-2026 om 09:00 schreef Kantoor:  ',
  'Kantoor <a@b.nl> schreef op 27 november 2026 09:00:',
  'On Fri, Nov 27, 2026 at 9:00 AM Kantoor <a@b.nl>\nwrote:',
  // humanmade/Falcon#37
  'On Nov 27, 2026, at 9:00, Kantoor <a@b.nl> said:',
  'Le ven. 27 nov. 2026 à 09:00, Kantoor <a@b.nl> a écrit :',
  'Am 27.11.2026 um 09:00 schrieb Kantoor:',
  'Am Fr., 27. Nov. 2026 um 09:00 Uhr hat Kantoor <a@b.nl> geschrieben:',
  '2026-11-27 9:00 GMT+01:00 Kantoor <a@b.nl>:',
  '-----Oorspronkelijk bericht-----',
  '-------- Original Message --------',
  '-----Ursprüngliche Nachricht-----',
  '---------- Forwarded message ---------',
  '----- Message d’origine -----',
  'Begin doorgestuurd bericht:',
  'Van: Kantoor\nVerzonden: vrijdag 27 november 2026\nAan: Jo\nOnderwerp: Rekening\n',
  '*From:* Kantoor\n*Sent:* Friday\n*To:* Jo\n*Subject:* Rekening\n',
  'De : Kantoor\nEnvoyé : vendredi\nÀ : Jo\nObjet : Rekening\n',
  'Von: Kantoor\nGesendet: Freitag\nAn: Jo\nBetreff: Rekening\n',
  '________________________________\nVan: Kantoor <a@b.nl>\nVerzonden: gisteren\nAan: Jo',
]
test.each(headers)('what stands below %j is of somebody else', (header) => {
  expect(ownText(`Ik betaal morgen.\n\n${header}\n\n${ours}`)).toBe('Ik betaal morgen.')
  expect(ownText(`${header}\n\n${ours}`)).toBe('')
})

test.each([
  [
    'Goedemorgen,\n\nOp 27 nov 2026 om 09:00 schreef K <a@b.nl>:\n> Betaal.\n\nIk ben verhuisd.',
    'Goedemorgen,\n\n\nIk ben verhuisd.',
  ],
  ['Op 27 nov 2026 om 09:00 schreef K:\n> Betaalt u?\n\nMorgen.\n\n> Of niet?\n\nNee.', 'Morgen.\n\n\nNee.'],
  ['Nee\n> ja', 'Nee'],
  [
    'Op dinsdag 3 november heb ik betaald.\nOp 27 nov 2026 om 09:00 schreef K:\n> Betaal.',
    'Op dinsdag 3 november heb ik betaald.',
  ],
  // kvannotten/mailstrip#1: a language that is not known.
  ['Vad?\n\ntors 6 dec. 2018 kl 13:30 skrev Kontor <\na@b.example>:\n\n> Betala.', 'Vad?'],
  // github/email_reply_parser#47: headers that are broken over lines, above others that are quoted.
  ['Ja.\nOn Wed, Dec 9, 2015 at 5:00 PM, Office\n<a@b.example> wrote:\n> Ok?\n> On Tue, Jo wrote:\n>> Hm', 'Ja.'],
  // github/email_reply_parser#69: headers of Outlook, an address in brackets, and a copy to others.
  ['Nee.\n\nFrom: Office [a@b.example]\nSent: Friday\nTo: Jo\nCc: Ko\nSubject: Re\n\nWhat?\n> Old', 'Nee.'],
])('answers below and between what is quoted stay: %j', (text, own) => expect(ownText(text)).toBe(own))

test.each([
  'Op 3 november 2026 schreef u mij:\nU moet betalen.\nDat heb ik gedaan.',
  'Van: nu af aan betaal ik wekelijks.',
  'Dit schreef ik al:\nik ben het er niet mee eens.',
])('words of a person are no header of a quotation: %j', (text) => expect(ownText(text)).toBe(text))

test('a signature below "-- " is left out', () => {
  expect(ownText('Ik betaal.\n\n-- \nJo, afdeling klachten')).toBe('Ik betaal.')
})

test('of a message that was only passed on the main text is all of it, and nothing is said', () => {
  const text = '-----Doorgestuurd bericht-----\nVan: x\nDe brief'
  expect([ownText(text), mainText(text), excerptOf('> alleen aangehaald')]).toEqual(['', text, '> alleen aangehaald'])
})

test('words of the message that is answered count for nothing, however its lines are broken', () => {
  const text = 'Ik betaal morgen.\nU hebt nog niet\nbetaald. Klacht of\ngeschil? https://kantoor.example/klachten'
  expect(withoutWordsOf(text, [ours])).toMatch(/^Ik betaal morgen\.\W*$/)
  expect(withoutWordsOf('Ik heb een klacht over u.', [ours])).toBe('Ik heb een klacht over u.')
  expect(withoutWordsOf('Een klacht', [])).toBe('Een klacht')
})

const complaint = [{ word: 'klacht', weight: 40 }]
test.each([
  ['Hallo. Ik heb een klacht over uw toon. Groet.', 'Ik heb een klacht over uw toon.'],
  ['Dit is geen klacht.', undefined],
  ['Ik wil niet, na alles, een klacht indienen', 'Ik wil niet, na alles, een klacht indienen'],
  ['Geen probleem, maar ik heb een klacht', 'Geen probleem, maar ik heb een klacht'],
  ['Niets.', undefined],
])('the sentence that decides in %j', (text, sentence) => {
  expect(decidingSentence({ subject: 'Vraag', text }, complaint)).toBe(sentence)
})

test('a subject decides where the text does not, and a long sentence is cut around its word', () => {
  expect(decidingSentence({ subject: 'Klacht', text: 'Bel mij.' }, complaint)).toBe('Klacht')
  const long = `${'woord '.repeat(200)}klacht ${'woord '.repeat(200)}`
  const found = decidingSentence({ subject: '', text: long }, complaint)
  expect(found?.length).toBeLessThanOrEqual(301)
  expect(found).toContain('klacht')
})

test('no text of strangers takes long', () => {
  const hostile = fc.constantFrom(
    '>',
    'Op ',
    ' schreef ',
    'Van: ',
    '\n',
    ' ',
    '_',
    '-',
    ':',
    'a',
    '3 nov 2026 10:00 ',
    'geen klacht ',
  )
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join('').repeat(4000).slice(0, 100_000)
      const begun = process.cpuUsage()
      ownText(text)
      withoutWordsOf(text, [text])
      decidingSentence({ subject: '', text }, complaint)
      const { user } = process.cpuUsage(begun)
      expect(user / 1000).toBeLessThan(1000)
    }),
    { numRuns: 6 },
  )
})
