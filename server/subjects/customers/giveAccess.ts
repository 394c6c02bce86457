/** Gives a contact person an account of the portal, or keeps the one that they have in step with their record. */
import type { FastifyInstance } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { auditStatement } from '#server/foundation/audit.ts'
import type { Body } from '#server/records/values/body.ts'
import { filledIn } from '#server/records/stored.ts'
import { insert, update } from '#server/records/rows.ts'
import type { WriteContext } from '#server/records/hooks.ts'
import { FieldErrors, NotAllowed } from '#server/errors.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { invite } from '#server/subjects/accounts/passwords/linkMail.ts'
import { voidLinks } from '#server/subjects/accounts/passwords/links.ts'
import { rankRefusal } from '#server/subjects/accounts/sessions/accountRoles.ts'
import { holdByEmail, holdById, isContactPersons, type PortalAccount } from './account.ts'
import { freeUsername } from './username.ts'

/**
 * @param person The contact person as it will be stored.
 * @param before As it was, when it had access to this customer already; null when access begins now.
 * @returns Id of the account.
 * @throws {FieldErrors} At `email`, when the address is that of an account which is not this customer's; there or at
 *   `portalAccess`, when the account may do more than this person may give.
 */
export async function giveAccess(app: FastifyInstance, person: Body, before: Body | null, within: WriteContext) {
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
  await keep(own, person, before === null, within)
  if (before === null) await invite(app, trx, own.id)
  else if (own.email !== email) await tell(app, own, within)
  return own.id
}

/** Whoever sees some customers only does not take over, by its address, an account that is of others too. */
const isSeenWhole = ({ customers }: PortalAccount, { customer }: Body, { access }: WriteContext): boolean =>
  access.may('ROLE_EMPLOYEE') ||
  customers.every((id) => id === Number(customer) || access.person?.customerIds.includes(id) === true)

/** Access gives this to whoever gets it, also by somebody who has it not; what an account got beside it does not come along. */
const givenRole = 'ROLE_CONTACT_PERSON'

function checkRank({ roles }: PortalAccount, field: string, { access }: WriteContext): void {
  if (!access.person) throw new NotAllowed()
  const rank = rankRefusal(roles, [...access.person.acl, givenRole])
  if (rank) throw new FieldErrors({ [field]: [rank] })
}

/** An account that is there already, if it is this customer's and open. */
function link(found: PortalAccount, person: Body): number {
  const isTheirs = found.kind !== 'employee' && found.active && found.customers.includes(Number(person.customer))
  if (!isTheirs) throw new FieldErrors({ email: [{ key: 'error.portalLogin' }] })
  return found.id
}

async function open(app: FastifyInstance, person: Body, within: WriteContext): Promise<number> {
  const { trx, access, requestId } = within
  const record = {
    ...{ kind: 'contact_person', roles: [givenRole], active: true },
    username: await freeUsername(String(person.email), trx),
    customers: [Number(person.customer)],
    ...copied(person),
    ...filledIn(user, within, true),
  }
  const after = await insert(record, user, trx)
  const id = Number(after.id)
  const changes = Object.fromEntries(Object.entries(record).map(([name, to]) => [name, { from: null, to }]))
  await trx.query(auditStatement({ access, action: 'create', entity: user, recordId: id, changes, requestId }))
  await invite(app, trx, id)
  return id
}

/** @param isReopened The account was closed with an earlier access. */
async function keep(own: PortalAccount, person: Body, isReopened: boolean, { trx, access, requestId }: WriteContext) {
  const { name, email } = copied(person)
  const customer = Number(person.customer)
  const customers = own.customers.includes(customer) ? own.customers : [...own.customers, customer]
  const wanted: Body = { name, email, customers, active: own.active || isReopened }
  const held: Body = { ...own }
  const differs = Object.keys(wanted).filter((key) => JSON.stringify(wanted[key]) !== JSON.stringify(held[key]))
  if (differs.length === 0) return
  await update(own.id, Object.fromEntries(differs.map((key) => [key, wanted[key]])), user, trx)
  const changes = Object.fromEntries(differs.map((key) => [key, { from: held[key], to: wanted[key] }]))
  await trx.query(auditStatement({ access, action: 'update', entity: user, recordId: own.id, changes, requestId }))
}

/** What was sent to the old address opens nothing any more, and whoever reads it there is told. */
async function tell(app: FastifyInstance, own: PortalAccount, { trx, now }: WriteContext) {
  await voidLinks(trx, own.id, now)
  const { name, username, email, locale } = own
  await app.mail.queue(trx, { to: { email, locale }, text: 'emailChanged', values: { name, username } })
}

/** What an account has of its contact person. Screens speak no German: English is nearest. */
function copied({ firstName, lastName, email, gender, language, phone, mobile, salutation }: Body) {
  const locale = isLocale(language) ? language : language === 'de' ? ('en' as const) : ('nl' as const)
  const name = [firstName, lastName].filter(Boolean).join(' ').slice(0, 120)
  const rest = { gender: gender ?? 'unknown', phone: mobile ?? phone ?? null, salutation: salutation ?? null }
  return { name, email: String(email), locale, ...rest }
}
