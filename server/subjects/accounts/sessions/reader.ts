/**
 * Finds the holder of a session in the database for every request, so that a changed role or a deactivated
 * account takes effect at once. Requests that arrive during a read share the next one: a single statement
 * serves them all, and each result is newer than its request.
 */
import { actingRole, switchRefusal } from '#domain/access/impersonation.ts'
import { isLocale } from '#server/foundation/messages.ts'
import type { Actor, Person, Session } from '#server/foundation/access.ts'
import { isOpen } from '#server/ownership/openAccount.ts'
import { ownOwners } from '#server/ownership/tree.ts'
import type { Engine } from '#server/db/engine.ts'
import { forServer } from '#server/db/outsider.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { limits, ownRelations, owner } from '#schemas/owner.ts'
import { defaultLocale } from '#schemas/product.ts'
import { names } from '#server/sql/names.ts'

const i = names('app_user', 'i')
const u = names('app_user', 'u')

export type SessionRow = Session & { hash: string; lastSeenAt: string }
type Row = Omit<Person, 'locale'> & {
  hash: string
  lastSeenAt: string
  confirmedAt: string | null
  locale: string | null
  impersonator: (Actor & Pick<Person, 'acl'>) | null
  hasSecondFactor: boolean
  /** The setting `security.twoFactor`; null: unset. */
  twoFactorOf: string | null
}

/** Limits for valid sessions: used after `seenAfter` and opened after `openedAfter`, ISO times. */
export type Since = () => { now: string; seenAfter: string; openedAfter: string }

/**
 * SQL over `s`: whether the session is within the idle time of the setting, which may be shorter than that of
 * the server. @param now Placeholder of the time.
 */
export const isAwake = (now: string): string => `not exists (select from setting where key = 'security.sessionIdle'
  and s.last_seen_at <= ${now}::timestamptz - make_interval(mins => value::int))`

/** Columns that limit what an account sees; a product may have none. */
const limited = Object.entries<keyof typeof u>(limits)
  .map(([name, column]) => `, ${u[column]} as "${name}"`)
  .join('')

/** SQL over `u`: the account as everything that asks for rights knows it. */
export const personColumns = `${u.id}, ${u.username}, ${u.email}, ${u.name}, ${u.kind} <> 'employee' as "isOutsider", to_json(${effectiveRoles('u')}) as acl, ${u.locale}${owner ? `,\n  ${ownOwners('u')} as "${owner.ids}"` : ''}${ownRelations.map((name) => `, ${u[`${name}_id`]} as "${name}"`).join('')}${limited}`

const text = `select s.id_hash as hash, s.last_seen_at as "lastSeenAt", s.confirmed_at as "confirmedAt", ${personColumns},
  case when ${i.id} is not null then json_build_object('id', ${i.id}, 'name', ${i.name}, 'acl', to_json(${effectiveRoles('i')})) end
    as impersonator,
  exists (select from second_factor f where f.user_id = ${u.id} and f.confirmed_at is not null) as "hasSecondFactor",
  (select value #>> '{}' from setting where key = 'security.twoFactor') as "twoFactorOf"
from session s join app_user u on ${u.id} = s.user_id and ${isOpen('u')}
left join app_user i on ${i.id} = s.impersonator_id and ${i.active}
where s.id_hash = any($1::text[]) and s.last_seen_at > $2 and s.created_at > $3 and ${isAwake('$4')}
  and (s.impersonator_id is null or ${i.id} is not null)`

/** Returns a function that finds the valid session with a hash, or undefined. */
export function createSessionReader(
  engine: Engine,
  since: Since,
  twoFactorRoles: readonly string[] = [],
): (hash: string) => Promise<SessionRow | undefined> {
  type Batch = { hashes: Set<string>; rows: Promise<Map<string, SessionRow>> }
  let next: Batch | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  async function read(hashes: Set<string>): Promise<Map<string, SessionRow>> {
    next = undefined
    const { seenAfter, openedAfter, now } = since()
    const values = [[...hashes], seenAfter, openedAfter, now]
    // Reads as the server itself, because requests of several people share the statement.
    const { rows } = await forServer(() => engine.query<Row>({ name: 'sessions', text, values }))
    return new Map(rows.filter(mayStay).map((row) => [row.hash, toSession(row, twoFactorRoles)]))
  }

  return async (hash) => {
    if (next === undefined) {
      const hashes = new Set<string>()
      next = { hashes, rows: underWay.then(() => read(hashes)) }
      underWay = next.rows.catch(() => undefined)
    }
    next.hashes.add(hash)
    return (await next.rows).get(hash)
  }
}

/** Roles for which the office requires a second factor, besides those of the configuration. */
const askedOf: Readonly<Record<string, readonly string[]>> = { employees: ['ROLE_EMPLOYEE'] }

/** Impersonation ends when the rights of either account no longer allow it. */
const mayStay = ({ impersonator, id, acl }: Row): boolean =>
  impersonator === null || switchRefusal(impersonator, { id, acl }) === undefined

const toSession = (
  { hash, lastSeenAt, confirmedAt, locale, impersonator, hasSecondFactor, twoFactorOf, ...person }: Row,
  twoFactorRoles: readonly string[],
): SessionRow => ({
  hash,
  lastSeenAt,
  confirmedAt: confirmedAt === null ? undefined : Date.parse(confirmedAt),
  impersonator: impersonator && { id: impersonator.id, name: impersonator.name },
  hasSecondFactor,
  // While working as somebody, one's own second factor counts, and one may not set up one for the other
  // account.
  mustEnrol:
    !hasSecondFactor &&
    !impersonator &&
    (twoFactorOf === 'all' ||
      [...twoFactorRoles, ...(askedOf[twoFactorOf ?? ''] ?? [])].some((role) => person.acl.includes(role))),
  person: {
    ...person,
    // The role that marks impersonation comes from the session only, whatever the account contains.
    acl: [...person.acl.filter((role) => role !== actingRole), ...(impersonator ? [actingRole] : [])],
    locale: isLocale(locale) ? locale : defaultLocale,
  },
})
