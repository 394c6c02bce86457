/** People at clients. The first ones have portal accounts, whose passwords nobody knows. */
import { emailOf, logins } from '#server/seed/invented/people.ts'
import { phoneOf } from '#server/seed/invented/numbers.ts'
import { randomFrom } from '#server/seed/invented/random.ts'
import { salutationId } from '#server/seed/reference/salutations.ts'
import { familyNames, givenNames } from '#server/seed/invented/words.ts'

const titles = [
  'Hoofd administratie',
  'Debiteurenbeheerder',
  'Financieel manager',
  'Directeur',
  'Medewerker crediteuren',
  'Officemanager',
  'Accountmanager',
  'Bedrijfsjurist',
]
const departments = ['financial', 'financial', 'administrative', 'commercial'] as const

type Counts = {
  contacts: number
  /** Number of people with a portal account. */
  portal: number
  customers: number
  /** Number of accounts before theirs. */
  people: number
}

/**
 * Rows of `contact_person`, and the accounts and links of those with access. The first is the demo login of a
 * contact person, at the customer of that login.
 */
export function contactPersons({ contacts, portal, customers, people }: Counts, asOf: Date) {
  const random = randomFrom(20_260_106)
  const login = logins.findIndex(({ kind }) => kind === 'contact_person')
  const made = Array.from({ length: contacts }, (_, index) => {
    const isLogin = index === 0
    const [firstName = '', ...rest] = (logins[login]?.name ?? '').split(' ')
    const first = isLogin ? firstName : random.pick(givenNames)
    const last = isLogin ? rest.join(' ') : random.pick(familyNames)
    const customer = isLogin ? (logins[login]?.customers[0] ?? 1) : ((index - 1) % customers) + 1
    const username = isLogin ? 'contact' : `contact.${index + 1}`
    const hasAccess = index < portal
    return {
      account: hasAccess && !isLogin ? { id: people + index, username, name: `${first} ${last}`, customer } : null,
      row: {
        id: index + 1,
        customer_id: customer,
        salutation_id: salutationId(['mr', 'mrs', 'neutral'][index % 3] ?? 'neutral'),
        first_name: first,
        last_name: last,
        gender: (['male', 'female', 'unknown'] as const)[index % 3],
        job_title: titles[index % titles.length],
        department: departments[index % departments.length],
        email: emailOf(username),
        phone: index % 4 === 1 ? null : phoneOf(3_000 + index),
        mobile: index % 3 === 0 ? phoneOf(3_500 + index) : null,
        language: index % 20 === 9 ? 'en' : index % 20 === 14 ? 'fr' : 'nl',
        portal_access: hasAccess,
        user_id: isLogin ? login + 1 : hasAccess ? people + index : null,
        receives_reports: index % 3 === 0,
        receives_invoices: index % 4 === 0,
        active: index % 16 !== 15,
        created_at: new Date(asOf.getTime() - (900 - (index % 900)) * 86_400_000).toISOString(),
      },
    }
  })
  const accounts = made.flatMap(({ account }) => account ?? [])
  return {
    rows: made.map(({ row }) => row),
    users: accounts.map(({ id, username, name }) => ({
      id,
      username,
      name,
      email: emailOf(username),
      kind: 'contact_person',
      locale: 'nl',
      roles: ['ROLE_CONTACT_PERSON'],
      active: true,
      created_at: new Date(asOf.getTime() - (400 - (id % 200)) * 86_400_000).toISOString(),
    })),
    links: accounts.map(({ id, customer }) => ({ owner_id: id, target_id: customer })),
  }
}
