/** Who can sign in to a demo, one login per kind of work, and colleagues who only fill the lists. */
import groups from '#schemas/roles.json' with { type: 'json' }
import { phoneOf } from './numbers.ts'
import { randomFrom } from './random.ts'
import { familyNames, givenNames } from './words.ts'

type Kind = 'employee' | 'customer' | 'contact_person'
type Department = 'administrative' | 'financial' | 'commercial'

export type Login = {
  username: string
  name: string
  /** What this login shows, for the list printed at start. */
  purpose: string
  kind: Kind
  department: Department | null
  roles: readonly string[]
  /** Numbers of the customers whose records this person may see: 1 is the first. */
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
  roles: readonly string[]
  active: boolean
  created_at: string
}

const rolesOf = (...names: string[]): string[] =>
  Object.entries(groups)
    .filter(([, group]) => names.includes(group))
    .map(([role]) => role)

const everyRole = Object.keys(groups).filter((role) => role !== 'ROLE_PREVIOUS_ADMIN')

const person = (
  username: string,
  name: string,
  purpose: string,
  roles: readonly string[],
  {
    kind = 'employee',
    department = null,
    customers = [],
  }: Partial<Pick<Login, 'kind' | 'department' | 'customers'>> = {},
): Login => ({ username, name, purpose, roles, kind, department, customers })

/** Their password is DEMO_PASSWORD, or the one printed at start. */
export const logins: readonly Login[] = [
  person('admin', 'Anna Beheer', 'every role', everyRole, { department: 'administrative' }),
  person(
    'settings',
    'Sanne Instellingen',
    'settings and employees',
    ['ROLE_EMPLOYEE', 'ROLE_SETTINGS', 'ROLE_SETTINGS_ACL', 'ROLE_MANAGE_EMPLOYEE'],
    { department: 'administrative' },
  ),
  person('employee', 'Erik Medewerker', 'files', ['ROLE_EMPLOYEE', ...rolesOf('files'), 'ROLE_AGENDA'], {
    department: 'administrative',
  }),
  person(
    'finance',
    'Femke Financieel',
    'finance',
    ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_FINANCE', 'ROLE_FINANCE', 'ROLE_EXCHANGE_FILES', 'ROLE_FILE_SEARCH'],
    { department: 'financial' },
  ),
  person(
    'legal',
    'Lotte Juridisch',
    'legal',
    ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL', 'ROLE_LEGAL', 'ROLE_FILE_SEARCH'],
    { department: 'administrative' },
  ),
  person('customer', 'Karel Klant', 'one customer', ['ROLE_CUSTOMER'], { kind: 'customer', customers: [1] }),
  person('contact', 'Chris Contact', 'contact person of one customer', ['ROLE_CONTACT_PERSON'], {
    kind: 'contact_person',
    customers: [2],
  }),
  person('nobody', 'Noor Niemand', 'signed in, no role', []),
]

/** The demo logins first, then colleagues without a password up to `count`. */
export function people(count: number, asOf: Date): PersonRow[] {
  const random = randomFrom(20_260_102)
  const created = (index: number) => new Date(asOf.getTime() - (2000 - index) * 86_400_000).toISOString()
  return Array.from({ length: Math.max(count, logins.length) }, (_, index) => {
    const login = logins[index]
    const name = login?.name ?? `${random.pick(givenNames)} ${random.pick(familyNames)}`
    const username = login?.username ?? `medewerker.${index + 1}`
    return {
      id: index + 1,
      username,
      name,
      email: emailOf(username),
      phone: phoneOf(9000 + index),
      kind: login?.kind ?? 'employee',
      department: login ? login.department : random.pick(departments),
      locale: 'nl',
      roles: login?.roles ?? ['ROLE_EMPLOYEE', ...rolesOf('files')],
      active: login !== undefined || random.below(10) > 0,
      created_at: created(index),
    }
  })
}

export const emailOf = (username: string): string => `${username}@example.nl`

const departments: readonly Department[] = ['administrative', 'financial', 'commercial']
