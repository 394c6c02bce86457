/** Complaints of the last year: four are open, of which one is overdue. */
import { termsOf } from '#domain/complaints.ts'
import { addDays, dayOf } from '#domain/time/day.ts'
import { holidaysOf } from '#domain/time/holidays.ts'
import { randomFrom } from '#server/seed/invented/random.ts'
import { familyNames } from '#server/seed/invented/words.ts'
import type { ComplaintState } from '#schemas/generated/complaint.ts'

const subjects = [
  ['treatment', 'Toon van een telefoongesprek'],
  ['costs', 'Hoogte van de incassokosten'],
  ['costs', 'Rente over een betaalde factuur'],
  ['reachability', 'Lange wachttijd aan de telefoon'],
  ['information', 'Geen specificatie ontvangen'],
  ['wrong_person', 'Brief op verkeerd adres'],
  ['payment', 'Betaling niet verwerkt'],
  ['privacy', 'Bericht aan een huisgenoot'],
  ['other', 'Website slecht leesbaar op telefoon'],
] as const
const channels = ['email', 'phone', 'post', 'portal'] as const
const complainants = ['debtor', 'debtor', 'debtor', 'client', 'third_party'] as const
const outcomes = ['unfounded', 'partly', 'founded', 'unfounded'] as const

/** Days since receipt, and state, of the open complaints. */
const open: readonly [days: number, status: ComplaintState][] = [
  [1, 'new'],
  [8, 'new'],
  [10, 'confirmed'],
  [12, 'in_investigation'],
]

/** @param handlers Ids of people who handle complaints. @param customers Number of customers. */
export function complaints(count: number, handlers: readonly number[], customers: number, asOf: Date) {
  const random = randomFrom(20_260_205)
  const today = dayOf(asOf.toISOString())
  const year = Number(today.slice(0, 4))
  const statutory = [year - 1, year, year + 1].flatMap(holidaysOf).filter((day) => day.isStatutory)
  const holidays = new Set(statutory.map(({ date }) => date))
  const numbers = new Map<string, number>()
  const received = Array.from({ length: count }, (_, index) => {
    const isOpen = index >= count - open.length
    const [days, status] = isOpen ? (open[count - 1 - index] ?? [1, 'new']) : [20 + (count - index) * 9, 'closed']
    return { receivedAt: addDays(today, -days), status }
  })
  return received.map(({ receivedAt, status }, index) => {
    const [category, subject] = subjects[index % subjects.length] ?? subjects[0]
    const name = familyNames[random.below(familyNames.length)] ?? 'Jansen'
    const { confirmationDue, answerDue } = termsOf(receivedAt, holidays)
    const inYear = (numbers.get(receivedAt.slice(0, 4)) ?? 0) + 1
    numbers.set(receivedAt.slice(0, 4), inYear)
    const isLate = index % 11 === 5
    const noon = (day: string) => `${day}T10:30:00Z`
    const answered = status === 'closed' ? noon(isLate ? addDays(answerDue, 3) : addDays(receivedAt, 7)) : null
    return {
      id: index + 1,
      number: `K${receivedAt.slice(0, 4)}-${String(inYear).padStart(4, '0')}`,
      received_at: receivedAt,
      channel: channels[index % channels.length] ?? 'email',
      complainant: complainants[index % complainants.length] ?? 'debtor',
      complainant_name: name,
      complainant_email: index % 3 === 0 ? null : `klager${index + 1}@example.nl`,
      language: 'nl',
      customer_id: (index % customers) + 1,
      subject,
      category,
      text: `${subject}. De klager vraagt om uitleg en om herstel.`,
      handler_id: status === 'new' ? null : (handlers[index % handlers.length] ?? null),
      confirmation_due: confirmationDue,
      confirmed_at: status === 'new' ? null : noon(addDays(receivedAt, 1)),
      answer_due: answerDue,
      answered_at: answered,
      status,
      outcome: answered === null ? null : (outcomes[index % outcomes.length] ?? 'unfounded'),
      answer: answered === null ? null : 'Wij hebben het dossier nagekeken en u per brief uitgelegd wat er is gebeurd.',
      created_at: noon(receivedAt),
    }
  })
}
