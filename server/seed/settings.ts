/** Settings that an office fills in itself: teams, partners and blocked numbers. All invented. */
import { trustIban } from '#server/seed/payments.ts'
import { phoneOf } from '#server/seed/invented/numbers.ts'
import { randomFrom } from '#server/seed/invented/random.ts'
import { countryId } from './reference/countries.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const hours = (start: string, end: string) => weekdays.map((day) => ({ day, start, end }))
const long = [...hours('08:30', '17:30').slice(0, 4), { day: 'friday', start: '08:30', end: '16:30' }]

const teams = [
  { name: 'Minnelijk A–L', phases: ['amicable'], working_hours: long, max_open_items: 400 },
  { name: 'Minnelijk M–Z', phases: ['amicable'], working_hours: long, max_open_items: 400 },
  {
    name: 'Gerechtelijk',
    phases: ['judicial', 'bailiff'],
    working_hours: hours('09:00', '17:00'),
    max_open_items: 250,
  },
  { name: 'Bewaking', phases: ['monitoring'], working_hours: hours('09:00', '17:00'), max_open_items: 600 },
  { name: 'Schuldhulp', phases: ['shv'], working_hours: hours('09:00', '16:30'), max_open_items: 200 },
  { name: 'Buitenland', phases: ['partner'], working_hours: hours('09:00', '17:00'), max_open_items: null },
]

/** @param employees Ids of active employees: the first ones manage a team each. */
export const teamRows = (employees: readonly number[]) =>
  teams.map((team, index) => ({ id: index + 1, ...team, manager_id: employees[index] ?? null, active: true }))

/** Distributes employees and customers over the teams. @param index Index of the employee or customer, from 0. */
export const teamIdOf = (index: number): number => (index % teams.length) + 1

/** Name, kind, countries, format, fee in cents, first contact. */
const partners = [
  ['Nordinkasso Partner ApS', 'collection_abroad', ['DK', 'SE', 'NO'], 'csv', 45_00, 'Freja Lund'],
  ['Inkassobund Rheinland', 'collection_abroad', ['DE', 'AT'], 'xml', 40_00, 'Jonas Weber'],
  ['Recouvrement Flandre-Wallonie', 'collection_abroad', ['BE', 'LU', 'FR'], 'csv', 38_50, 'Élise Maréchal'],
  ['Adresspoor', 'address', ['NL'], 'json', 1_85, 'Marit Postma'],
  ['Drukkerij De Envelop', 'print', ['NL'], 'pdf', 92, 'Giel Brouwer'],
  ['Berichtbaan Sms', 'sms', ['NL', 'BE'], 'json', 7, 'Imane El Idrissi'],
  ['Betaalbrug', 'payment', ['NL'], 'json', 29, 'Joris Terpstra'],
  ['Kredietkompas', 'credit_info', ['NL'], 'xml', 3_40, 'Hanna de Wit'],
] as const

/** Rows of `partner` and of `partner_countries`. */
export function partnerRows(asOf: Date) {
  const rows = partners.map(([name, kind, , file_format, fee, contact], index) => ({
    id: index + 1,
    name,
    kind,
    website: `https://www.partner${index + 1}.example`,
    contacts: [
      {
        name: contact,
        jobTitle: 'Accountmanager',
        email: `contact@partner${index + 1}.example.nl`,
        phone: phoneOf(7_000 + index),
      },
    ],
    fee,
    fee_currency: 'EUR',
    file_format,
    notes: null,
    active: true,
    created_at: asOf.toISOString(),
  }))
  const countries = partners.flatMap(([, , codes], index) =>
    codes.map((code) => ({ owner_id: index + 1, target_id: countryId(code) })),
  )
  return { rows, countries }
}

const reasons = [
  'request',
  'request',
  'request',
  'wrong_person',
  'wrong_person',
  'complaint',
  'lawyer',
  'other',
] as const
const notes: Readonly<Partial<Record<(typeof reasons)[number], string>>> = {
  wrong_person: 'Nummer is van iemand anders.',
  lawyer: 'Contact loopt via de advocaat.',
  complaint: 'Wil alleen schriftelijk contact.',
}

/** @param employees Ids of employees who blocked a number. */
export function blockedNumberRows(employees: readonly number[], asOf: Date) {
  const random = randomFrom(20_260_104)
  const day = (back: number) => new Date(asOf.getTime() - back * 86_400_000).toISOString()
  return Array.from({ length: 60 }, (_, index) => {
    const reason = reasons[index % reasons.length] ?? 'other'
    const back = 3 + index * 9 + random.below(6)
    const isPast = index % 12 === 7
    return {
      id: index + 1,
      phone: phoneOf(6_000 + index * 7),
      reason,
      blocked_from: day(back).slice(0, 10),
      blocked_until: isPast ? day(1).slice(0, 10) : null,
      note: notes[reason] ?? null,
      created_by_id: random.pick(employees),
      created_at: day(back),
    }
  })
}

/** Facts that messages must state, or that templates of the demo name, so that its office can send them all. */
const officeSettings: Readonly<Record<string, string>> = {
  'office.trustIban': trustIban,
  'office.infoUrl': 'https://dossier.example/info',
  'office.openingHours': 'ma-vr 9.00-17.00',
  'sending.paymentUrl': 'https://dossier.example/betalen/',
  'wki.registrationNumber': '000000',
  'complaint.bodyName': 'Geschilleninstantie van het voorbeeld',
  'complaint.bodyUrl': 'https://dossier.example/klachten',
  'complaint.email': 'klachten@dossier.example',
}

export const officeSettingRows = (author: number, now: Date) =>
  Object.entries(officeSettings).map(([key, value]) => ({
    key,
    value,
    changed_at: now.toISOString(),
    changed_by: author,
  }))
