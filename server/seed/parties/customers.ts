/** Customers: five named ones, used in documentation and browser tests, and as many generated ones as requested. */
import { dayOf } from '#domain/time/day.ts'
import { ibanOf, kvkOf, phoneOf, vatOf } from '#server/seed/invented/numbers.ts'
import { randomFrom } from '#server/seed/invented/random.ts'
import { postcodeIn } from '#server/seed/invented/towns.ts'
import { familyNames, places, streets, trades } from '#server/seed/invented/words.ts'

export type CustomerRow = {
  id: number
  number: string
  company: string
  trade_name: string | null
  kvk_number: string
  vat_number: string
  iban: string
  email: string
  phone: string
  website: string
  street: string
  postcode: string
  city: string
  language: 'nl' | 'en' | 'fr' | 'de'
  account_manager_id: number
  commission: string
  payout_minimum: number | null
  payout_minimum_currency: 'EUR' | null
  contract_from: string
  active: boolean
  notes: string | null
  created_at: string
}

/** [company, trade name, city, note] */
const stories = [
  [
    'Van der Linden Bouwmaterialen B.V.',
    'Linden Bouw',
    'Utrecht',
    'Klant van het eerste uur; stuurt dossiers per maand aan.',
  ],
  ['Zuidas Fysiotherapie', null, 'Amersfoort', null],
  [
    'Noordzee Telecom N.V.',
    'Noordzee Mobiel',
    'Groningen',
    'Grote aantallen, kleine bedragen. Betaalt uit boven € 250.',
  ],
  ['Atelier Lumière', 'Lumière', 'Maastricht', 'Correspondentie in het Frans.'],
  ['Kinderopvang De Regenboog', null, 'Zwolle', 'Eerst bellen, dan schrijven.'],
] as const

const day = 86_400_000

/**
 * @param managers Ids of employees, assigned to customers in turn.
 * @param asOf No customer is created after this day.
 */
export function customers(count: number, managers: readonly number[], asOf: Date): CustomerRow[] {
  const random = randomFrom(20_260_101)
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1
    const story = stories[index]
    const family = random.pick(familyNames)
    const company = story?.[0] ?? `${capital(family)} ${random.pick(trades)}${random.pick(endings)}`
    const site = `${plain(company)}${story ? '' : id}`
    const started = new Date(asOf.getTime() - (30 + random.below(3000)) * day)
    const pays = random.below(3) > 0
    const city = story?.[2] ?? random.pick(places)
    return {
      id,
      number: `C-${1000 + id}`,
      company,
      trade_name: story ? story[1] : random.below(3) === 0 ? `${capital(family)} ${random.pick(places)}` : null,
      kvk_number: kvkOf(100 + id),
      vat_number: vatOf(100 + id),
      iban: ibanOf(id),
      email: `administratie.${site}@example.nl`,
      phone: phoneOf(id),
      website: `https://www.${site}.example`,
      street: `${random.pick(streets)} ${1 + random.below(240)}`,
      postcode: postcodeIn(city, random),
      city,
      language:
        story?.[0] === 'Atelier Lumière' ? 'fr' : random.below(20) === 0 ? random.pick(['en', 'de', 'fr']) : 'nl',
      account_manager_id: managers[index % managers.length] ?? 0,
      commission: `${5 + random.below(10)}.${random.pick(['00', '25', '50'])}`,
      payout_minimum: pays ? (1 + random.below(10)) * 25_00 : null,
      payout_minimum_currency: pays ? 'EUR' : null,
      contract_from: dayOf(started.getTime()),
      active: story !== undefined || random.below(12) > 0,
      notes: story?.[3] ?? null,
      created_at: started.toISOString(),
    }
  })
}

const endings = [' B.V.', ' B.V.', '', ' V.O.F.', ' Groep']

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Letters and digits only, for a domain name. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace('ı', 'i')
    .replaceAll(/[^a-z0-9]/g, '')
