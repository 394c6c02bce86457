import { expect, test } from 'vitest'
import { addressIn } from '#domain/incomingMail/addressIn.ts'
import { termIn } from '#domain/incomingMail/proposalsIn.ts'

const short = (text: string) => {
  const found = addressIn(text)
  return found && `${found.street}|${found.houseNumber}|${found.houseExtension ?? ''}|${found.postcode}|${found.city}`
}
test.each([
  ['Ik ben verhuisd. Mijn nieuwe adres is Lange Dijk 12b, 3511 AB Utrecht.', 'Lange Dijk|12|b|3511 AB|Utrecht'],
  ['Wij zijn verhuisd naar:\nKerkstraat 5\n9711AA Groningen\nGroet', 'Kerkstraat|5||9711 AA|Groningen'],
  [
    'Ik ben verhuisd van Oudeweg 1, 1234 AB Hilversum naar Nieuweweg 2, 3511 AB Utrecht.',
    'Nieuweweg|2||3511 AB|Utrecht',
  ],
  [
    'Nieuw adres: Nieuweweg 2, 3511 AB Utrecht. Oude adres: Oudeweg 1, 1234 AB Hilversum.',
    'Nieuweweg|2||3511 AB|Utrecht',
  ],
  ["Mijn nieuwe adres is 's-Gravelandseweg 12, 1217 ET Hilversum", "'s-Gravelandseweg|12||1217 ET|Hilversum"],
  [
    "Mijn nieuwe adres: Laan van Meerdervoort 12-A, 2511 AB 's-Gravenhage",
    "Laan van Meerdervoort|12|A|2511 AB|'s-Gravenhage",
  ],
  ['Ik woon nu op Kerkstraat 12 bis, 3511 AB Utrecht', 'Kerkstraat|12|bis|3511 AB|Utrecht'],
  ['Verhuisd naar de Bloemgracht 3-hs, 1016 KB Amsterdam per 1 december', 'Bloemgracht|3|hs|1016 KB|Amsterdam'],
  ['ik ben verhuisd naar nieuweweg 2, 3511 ab den haag groet jan', 'Nieuweweg|2||3511 AB|Den Haag'],
  ['Mijn nieuwe adres is Plein 1944 12, 5401 AB Bergen op Zoom en ik', 'Plein 1944|12||5401 AB|Bergen op Zoom'],
])('the new address in %j', (text, address) => expect(short(text)).toBe(address))

test.each([
  'Ik woon nog op Kerkstraat 5, 9711 AA Groningen',
  'Ik ben verhuisd',
  'Ik ben verhuisd. Groet, Jan, Oudeweg 1, 1234 AB Hilversum',
  'Ik ben verhuisd en woon niet meer op Oudeweg 1, 1234 AB Hilversum.',
  'Ons nieuwe adres is Aweg 1, 1234 AB Ede, of nu Bweg 2, 1235 AB Ede',
])('no new address in %j', (text) => expect(short(text)).toBeUndefined())

const monthly = (amount: number) => ({ amount, frequency: 'monthly' })
const weekly = (amount: number) => ({ amount, frequency: 'weekly' })
test.each([
  ['Ik kan € 50 per maand betalen', monthly(50_00)],
  ['Ik stel € 25,50 per week voor', weekly(25_50)],
  ['75 euro per maand lukt', monthly(75_00)],
  ['Ik betaal 1.250 euro per maand', monthly(1250_00)],
  ['Ik betaal 1.500,50 euro per maand', monthly(1500_50)],
  ['€ 50 p/m', monthly(50_00)],
  ['30 euro p.m. lukt', monthly(30_00)],
  ['€ 12,5 per week', weekly(12_50)],
  ['€ 50,- per maand', monthly(50_00)],
  ['Ik kan niet alles betalen, wel € 20 per maand', monthly(20_00)],
  ['Ik kan geen 50 euro per maand betalen, wel 25 euro per maand.', monthly(25_00)],
  ['Ik kan het niet in een keer maar € 40 per mnd lukt', monthly(40_00)],
])('the term in %j', (text, term) => expect(termIn(text)).toEqual(term))

test.each([
  'elke maand',
  'ik kan geen 50 euro betalen',
  'ik kan geen 50 euro per maand betalen',
  '50 euro per maand kan ik niet betalen',
  'Mijn uitkering is 1.100 euro per maand',
  'De huur is € 700 per maand',
  'U vraagt 250 euro per maand',
  'Ik bied € 50 per maand. Of € 25 per week.',
  '12.3456 euro per maand',
])('no term in %j', (text) => expect(termIn(text)).toBeUndefined())

test('no text of strangers takes long', () => {
  const begun = process.cpuUsage()
  for (const part of [
    ' ',
    'A ',
    '1234 AB ',
    'verhuisd naar ',
    '€ 1',
    '1.',
    'per ',
    ',',
    '12 ',
    'nieuw adres 1 1234 AB x ',
  ]) {
    addressIn(`verhuisd ${part.repeat(100_000).slice(0, 200_000)}`)
    termIn(part.repeat(100_000).slice(0, 200_000))
  }
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(3)
})
