/** Demo accounts: one login per kind of work, and colleagues who only fill the lists. */
import { dayOf } from '#domain/time/day.ts'
import areas from '#schemas/roles.json' with { type: 'json' }
import { groupId, rolesOfGroup, type GroupCode } from '#server/seed/groups.ts'
import { phoneOf } from './numbers.ts'
import { randomFrom } from './random.ts'
import { familyNames, givenNames } from './words.ts'

type Kind = 'employee' | 'customer' | 'contact_person'
type Department = 'administrative' | 'financial' | 'commercial'

export type Login = {
  username: string
  name: string
  /** Purpose of the login, printed at start. */
  purpose: string
  kind: Kind
  department: Department | null
  /** All roles of this login, by its group or its own. */
  roles: readonly string[]
  group: GroupCode | null
  /** Ids of the customers whose records this person may see, from 1. */
  customers: readonly number[]
}

export type PersonRow = {
  id: number
  username: string
  name: string
  email: string
  phone: string
  kind: Kind
  department: Department | null
  locale: 'nl' | 'en' | 'fr'
  employee_group_id: number | null
  /** Roles besides those of the group. */
  roles: readonly string[]
  active: boolean
  initials: string
  calendar_start: string | null
  calendar_end: string | null
  wki_trained_at: string | null
  wki_training_expires_at: string | null
  created_at: string
}

const everyRole = Object.keys(areas).filter((role) => role !== 'ROLE_PREVIOUS_ADMIN')

const person = (
  username: string,
  name: string,
  purpose: string,
  roles: readonly string[],
  {
    kind = 'employee',
    department = null,
    group = null,
    customers = [],
  }: Partial<Pick<Login, 'kind' | 'department' | 'group' | 'customers'>> = {},
): Login => ({
  username,
  name,
  purpose,
  roles: [...new Set([...(group ? rolesOfGroup(group) : []), ...roles])],
  kind,
  department,
  group,
  customers,
})

/** Logins of the demo. Their password is DEMO_PASSWORD, or the one printed at start. */
export const logins: readonly Login[] = [
  person('admin', 'Anna Beheer', 'every role', everyRole, { department: 'administrative' }),
  person('settings', 'Sanne Instellingen', 'settings and employees', ['ROLE_SETTINGS_ACL'], {
    department: 'administrative',
    group: 'settings',
  }),
  person('employee', 'Erik Medewerker', 'files', [], { department: 'administrative', group: 'collectors' }),
  person('finance', 'Femke Financieel', 'finance', ['ROLE_FILE_SEARCH'], { department: 'financial', group: 'finance' }),
  person('legal', 'Lotte Juridisch', 'legal', [], { department: 'administrative', group: 'legal' }),
  person('management', 'Maud Directie', 'figures and statistics', [], {
    department: 'commercial',
    group: 'management',
  }),
  person('customers', 'Koen Klantbeheer', 'customers, their due diligence and news', [], {
    department: 'commercial',
    group: 'clients',
  }),
  person('correspondence', 'Carla Correspondentie', 'templates of mails, letters and text messages', [], {
    department: 'administrative',
    group: 'letters',
  }),
  person('integration', 'Ivo Koppeling', 'webhooks, API keys and their log', [], {
    department: 'administrative',
    group: 'integration',
  }),
  person('precasso', 'Pien Precasso', 'pre-collection', [], { department: 'administrative', group: 'precasso' }),
  person('customer', 'Karel Klant', 'one customer and its branches', ['ROLE_CUSTOMER'], {
    kind: 'customer',
    customers: [1],
  }),
  person('contact', 'Chris Contact', 'contact person of one customer', ['ROLE_CONTACT_PERSON'], {
    kind: 'contact_person',
    customers: [2],
  }),
  person('nobody', 'Noor Niemand', 'signed in, no role', []),
]

/** The demo logins, followed by colleagues without a password, up to `count`. */
export function people(count: number, asOf: Date): PersonRow[] {
  const random = randomFrom(20_260_102)
  const created = (index: number) => new Date(asOf.getTime() - (2000 - index) * day).toISOString()
  return Array.from({ length: Math.max(count, logins.length) }, (_, index) => {
    const login = logins[index]
    const name = login?.name ?? `${random.pick(givenNames)} ${random.pick(familyNames)}`
    const username = login?.username ?? `medewerker.${index + 1}`
    const group = login ? login.group : (specialists[index - logins.length] ?? 'collectors')
    const ofGroup = group ? rolesOfGroup(group) : []
    const trained =
      (login?.kind ?? 'employee') === 'employee' ? new Date(asOf.getTime() - ((index * 61) % 700) * day) : null
    return {
      id: index + 1,
      username,
      name,
      email: emailOf(username),
      phone: phoneOf(9000 + index),
      kind: login?.kind ?? 'employee',
      department: login ? login.department : random.pick(departments),
      locale: 'nl',
      employee_group_id: group && groupId(group),
      roles: (login?.roles ?? []).filter((role) => !ofGroup.includes(role)),
      active: login !== undefined || random.below(10) > 0,
      created_at: created(index),
      initials: initialsOf(name),
      calendar_start: trained && '08:30',
      calendar_end: trained && '17:00',
      wki_trained_at: trained && dayOf(trained.toISOString()),
      wki_training_expires_at: trained && dayOf(new Date(trained.getTime() + 730 * day).toISOString()),
    }
  })
}

export const emailOf = (username: string): string => `${username}@example.nl`

const day = 86_400_000

/** Groups of the first colleagues; all others are collectors. */
const specialists: readonly GroupCode[] = [
  ...(['finance', 'finance', 'finance', 'legal', 'legal', 'settings'] as const),
  ...(['management', 'clients', 'clients', 'letters', 'integration', 'precasso'] as const),
]

/** @example initialsOf('Vera de Wit') // 'V.d.W.' */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => `${part.charAt(0)}.`)
    .join('')

const departments: readonly Department[] = ['administrative', 'financial', 'commercial']
