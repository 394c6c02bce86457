/** Debtors with their addresses and contact details, and those who speak for some of them; all invented. */
import { dayOf } from '#domain/time/day.ts'
import { ibanOf, kvkOf, phoneOf } from '#server/seed/invented/numbers.ts'
import { randomFrom, type Random } from '#server/seed/invented/random.ts'
import { postcodeIn } from '#server/seed/invented/towns.ts'
import { familyNames, givenNames, places, streets, trades } from '#server/seed/invented/words.ts'
import { countryId } from '#server/seed/reference/countries.ts'
import { salutationId } from '#server/seed/reference/salutations.ts'
import { protectionOf } from './protection.ts'
import { storyDebtor } from './storyDebtors.ts'

const day = 86_400_000
/** Kinds of representatives, and what their offices are called; an heir has none. */
const offices = [
  ['debt_helper', 'Schuldhulp'],
  ['municipality', 'Gemeente'],
  ['administrator', 'Bewindvoering'],
  ['receiver', 'Curatoren'],
  ['guardian', 'Voogdij'],
  ['lawyer', 'Advocaten'],
  ['heir', null],
] as const
const representatives = 14

export function representativeRows(now: Date) {
  const random = randomFrom(20_260_112)
  return Array.from({ length: representatives }, (_, index) => representativeRow(index + 1, random, now))
}

/** @returns Rows of `debtor` from 1 to `count`, of their addresses and contact details, so many debtors at once. */
export function* debtors(count: number, atOnce: number, now: Date) {
  const random = randomFrom(20_260_111)
  for (let first = 1; first <= count; first += atOnce) {
    const length = Math.min(atOnce, count - first + 1)
    const today = dayOf(now.toISOString())
    const rows = Array.from({ length }, (_, index) => {
      const row = debtorRow(first + index, random, now)
      const protection = protectionOf(row.id, row.kind === 'company', count, today)
      return {
        ...row,
        insolvency_status: protection?.kind ?? null,
        insolvency_until: protection?.until ?? null,
        deceased_at: protection?.kind === 'deceased' ? protection.from : null,
      }
    })
    yield {
      rows,
      addresses: rows.flatMap(({ id, insolvency_status, created_at }) =>
        addressRows(id, { since: created_at, isGone: insolvency_status === 'vow' || random.below(100) < 4 }, random),
      ),
      contacts: rows.flatMap((row) => contactRows(row, random)),
    }
  }
}

type DebtorRow = ReturnType<typeof debtorRow>

function debtorRow(id: number, random: Random, now: Date) {
  const story = storyDebtor(id)
  const drawn = random.below(100) < 22
  const isCompany = story ? story.kind === 'company' : drawn
  const [last = '', ...before] = random.pick(familyNames).split(' ').reverse()
  const first = random.pick(givenNames)
  const drawnGender = random.pick(['male', 'female', 'unknown'] as const)
  const gender = story && 'gender' in story.fields ? story.fields.gender : drawnGender
  // Everybody was of age at the oldest invoice, which is four years old at most.
  const born = new Date(now.getTime() - (23 * 365 + random.below(55 * 365)) * day)
  const person = {
    salutation_id: salutationId({ male: 'mr', female: 'mrs', unknown: 'neutral' }[gender]),
    initials: `${first.charAt(0)}.`,
    first_name: random.below(4) > 0 ? first : null,
    insertion: before.length > 0 ? before.reverse().join(' ') : null,
    last_name: last,
    gender,
    birth_date: random.below(5) > 0 ? dayOf(born.toISOString()) : null,
  }
  const company = {
    company: `${last} ${random.pick(trades)}${random.pick(['', ' B.V.', ' V.O.F.'])}`,
    legal_form: random.pick(['bv', 'eenmanszaak', 'vof'] as const),
    kvk_number: kvkOf(40_000 + id),
  }
  return {
    id,
    number: `D${String(id).padStart(6, '0')}`,
    kind: isCompany ? ('company' as const) : ('private' as const),
    ...(isCompany ? company : person),
    ...story?.fields,
    language: story ? story.language : languageOf(random.below(100)),
    iban: random.below(3) === 0 ? ibanOf(500_000 + id) : null,
    representative_id: !isCompany && random.below(100) < 3 ? 1 + random.below(representatives) : null,
    do_not_call: random.below(40) === 0,
    do_not_email: random.below(60) === 0,
    vulnerable: !isCompany && random.below(50) === 0,
    created_at: new Date(now.getTime() - (1 + random.below(36 * 30)) * day).toISOString(),
  }
}

const languageOf = (percent: number) => (percent < 90 ? 'nl' : percent < 96 ? 'en' : percent < 98 ? 'fr' : 'de')

/** Four in a hundred have no address that still holds; a quarter has moved before. */
function addressRows(debtor: number, { since, isGone }: { since: string; isGone: boolean }, random: Random) {
  const moved = random.below(100) < 28
  const current = addressRow(debtor, random)
  const at = dayOf(since)
  return [
    ...(moved
      ? [
          {
            ...addressRow(debtor, random),
            type: 'previous',
            status: 'moved',
            valid_from: '2019-01-01',
            valid_until: at,
          },
        ]
      : []),
    { ...current, type: 'visit', status: isGone ? 'unknown' : random.pick(['unverified', 'verified']), valid_from: at },
  ].map((row) => ({ ...row, created_at: since }))
}

function addressRow(debtor_id: number, random: Random) {
  const city = random.pick(places)
  return {
    debtor_id,
    street: random.pick(streets),
    house_number: 1 + random.below(240),
    house_extension: random.below(8) === 0 ? random.pick(['A', 'B', '2', 'hs', 'bis']) : null,
    postcode: postcodeIn(city, random),
    city,
    country_id: countryId('NL'),
    source: random.pick(['client', 'client', 'debtor', 'register'] as const),
  }
}

function contactRows({ id, created_at }: DebtorRow, random: Random) {
  const row = { debtor_id: id, source: 'client' as const, created_at }
  const hasEmail = random.below(100) < 85
  const hasMobile = random.below(100) < 75
  const hasPhone = random.below(100) < 32
  return [
    ...(hasEmail
      ? [
          {
            ...row,
            kind: 'email',
            email: `debiteur.${id}@example.nl`,
            phone: null,
            preferred: true,
            status: random.below(33) === 0 ? 'bounced' : 'ok',
          },
        ]
      : []),
    ...(hasMobile
      ? [{ ...row, kind: 'mobile', email: null, phone: phoneOf(5_000 + id), preferred: !hasEmail, status: 'ok' }]
      : []),
    ...(hasPhone
      ? [{ ...row, kind: 'phone', email: null, phone: phoneOf(2_500 + id), preferred: false, status: 'ok' }]
      : []),
  ]
}

function representativeRow(id: number, random: Random, now: Date) {
  const city = random.pick(places)
  const [kind, office] = offices[(id - 1) % offices.length] ?? offices[0]
  const name = `${random.pick(givenNames)} ${random.pick(familyNames)}`
  return {
    id,
    name,
    kind,
    organisation: office && `${office} ${city}`,
    email: `vertegenwoordiger.${id}@example.nl`,
    phone: phoneOf(4_900 + id),
    street: `${random.pick(streets)} ${1 + random.below(200)}`,
    postcode: postcodeIn(city, random),
    city,
    reference: `REF-${1000 + id}`,
    active: true,
    created_at: new Date(now.getTime() - random.below(700) * day).toISOString(),
  }
}
