/** Gives a contact person an account of the portal, or keeps the one that they have in step with their record. */
import type { FastifyInstance } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { system } from '#server/foundation/writer.ts'
import type { DraftOf, StoredOf, WriteContext } from '#server/records/hooks.ts'
import { FieldErrors, NotAllowed } from '#server/errors.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { invite } from '#server/subjects/accounts/passwords/linkMail.ts'
import { rankRefusal } from '#server/subjects/accounts/sessions/accountRoles.ts'
import { holdByEmail, holdById, isContactPersons, type PortalAccount } from './account.ts'
import { freeUsername } from './username.ts'

type Person = DraftOf<'contact-person'>

/**
 * @param person The contact person as it will be stored.
 * @param before As it was, when it had access to this customer already; null when access begins now.
 * @returns Id of the account.
 * @throws {FieldErrors} At `email`, when the address is that of an account which is not this customer's; there or at
 *   `portalAccess`, when the account may do more than this person may give.
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

/** Whoever sees some customers only does not take over, by its address, an account that is of others too. */
const isSeenWhole = ({ customers }: PortalAccount, { customer }: Person, { access }: WriteContext): boolean =>
  access.may('ROLE_EMPLOYEE') ||
  customers.every((id) => id === customer || access.person?.customerIds.includes(id) === true)

/** Access gives this to whoever gets it, also by somebody who has it not; what an account got beside it does not come along. */
const givenRole = 'ROLE_CONTACT_PERSON' as const

function checkRank({ roles }: PortalAccount, field: string, { access }: WriteContext): void {
  if (!access.person) throw new NotAllowed()
  const rank = rankRefusal(roles, [...access.person.acl, givenRole])
  if (rank) throw new FieldErrors({ [field]: [rank] })
}

/** An account that is there already, if it is this customer's and open. */
function link(found: PortalAccount, person: Person): number {
  const isTheirs = found.kind !== 'employee' && found.active && found.customers.includes(person.customer)
  if (!isTheirs) throw new FieldErrors({ email: [{ key: 'error.portalLogin' }] })
  return found.id
}

/** Its owner is invited by the hooks of accounts. */
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

/** An account comes with a contact person, also for whoever may not manage accounts; what matters of their rank was checked. */
export const onBehalf = (within: WriteContext) => system('portal-access', within)

/** What an account has of its contact person. Screens speak no German: English is nearest. */
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
