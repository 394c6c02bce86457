/**
 * Creates the portal account of a contact person, or keeps the existing one in step with the contact person's
 * record.
 */
import type { FastifyInstance } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { system } from '#server/foundation/writer.ts'
import type { DraftOf, StoredOf, WriteContext } from '#server/records/hooks.ts'
import { FieldErrors, NotAllowed } from '#server/errors.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { invite } from '#server/subjects/accounts/passwords/linkMail.ts'
import { rankRefusal } from '#server/subjects/accounts/accountRoles.ts'
import { holdByEmail, holdById, isContactPersons, type PortalAccount } from './account.ts'
import { freeUsername } from './username.ts'

type Person = DraftOf<'contact-person'>

/**
 * @param person The contact person as it will be stored.
 * @param before The person before, if it had access to this customer; null when access begins now.
 * @returns Id of the account.
 * @throws {FieldErrors} At `email`, when the address belongs to an account of somebody else; there or at
 * `portalAccess`, when the account has rights that the asker may not give.
 */
export async function giveAccess(
  app: FastifyInstance,
  person: Person,
  before: StoredOf<'contact-person'> | null,
  within: WriteContext,
): Promise<number> {
  const { trx } = within
  const email = String(person.email)
  const own = await holdById(trx, person.user)
  const found = await holdByEmail(trx, email)
  if (found && found.id !== own?.id) return link(found, person)
  if (!own || (found === undefined && before === null && !isContactPersons(own))) return open(app, person, within)
  if (!isContactPersons(own)) {
    if (own.email !== email) throw new FieldErrors({ email: [{ key: 'error.portalRights' }] })
    return before === null ? link(own, person) : own.id
  }
  if (own.email !== email && !isSeenWhole(own, person, within)) {
    throw new FieldErrors({ email: [{ key: 'error.portalRights' }] })
  }
  if (own.email !== email || before === null) checkRank(own, own.email === email ? 'portalAccess' : 'email', within)
  const { id, customers, active } = own
  const kept = {
    name: nameOf(person),
    email,
    customers: customers.includes(person.customer) ? customers : [...customers, person.customer],
    active: active || before === null,
  }
  await app.records.update(trx, user, id, kept, onBehalf(within))
  if (before === null) await invite(app, trx, id)
  return id
}

/** Whether the asker sees all customers of an account; otherwise nobody may take it over by its address. */
const isSeenWhole = ({ customers }: PortalAccount, { customer }: Person, { access }: WriteContext): boolean =>
  access.may('ROLE_EMPLOYEE') ||
  customers.every((id) => id === customer || access.person?.customerIds.includes(id) === true)

/** Access includes this role, even when the asker lacks it; other roles of the account must be held by the asker. */
const givenRole = 'ROLE_CONTACT_PERSON' as const

function checkRank({ roles }: PortalAccount, field: string, { access }: WriteContext): void {
  if (!access.person) throw new NotAllowed()
  const rank = rankRefusal(roles, [...access.person.acl, givenRole])
  if (rank) throw new FieldErrors({ [field]: [rank] })
}

/** Uses an existing account, if it is open and belongs to this customer. */
function link(found: PortalAccount, person: Person): number {
  const isTheirs = found.kind !== 'employee' && found.active && found.customers.includes(person.customer)
  if (!isTheirs) throw new FieldErrors({ email: [{ key: 'error.portalLogin' }] })
  return found.id
}

/** Creates an account; the hooks of accounts mail the invitation. */
async function open({ records }: FastifyInstance, person: Person, within: WriteContext): Promise<number> {
  const account = {
    kind: 'contact_person' as const,
    roles: [givenRole],
    active: true,
    username: await freeUsername(String(person.email), within.trx),
    customers: [person.customer],
    ...copied(person),
  }
  return (await records.create(within.trx, user, account, onBehalf(within))).id
}

/**
 * The account is written by the program, because people who manage contact persons may not manage accounts; the
 * rights that matter are checked above.
 */
export const onBehalf = (within: WriteContext) => system('portal-access', within)

/** Properties that the account copies from its contact person. Screens have no German, so English is used. */
function copied({ firstName, lastName, email, gender, language, phone, mobile, salutation }: Person) {
  const locale = isLocale(language) ? language : language === 'de' ? ('en' as const) : ('nl' as const)
  const rest = {
    gender: gender ?? ('unknown' as const),
    phone: mobile ?? phone ?? null,
    salutation: salutation ?? null,
  }
  return { name: nameOf({ firstName, lastName }), email: String(email), locale, ...rest }
}

const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ').slice(0, 120)
