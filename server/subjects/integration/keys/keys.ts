/**
 * The access of calls with a key: a program of one customer, with the rights of that customer's user limited by
 * the key's scopes. One statement per call finds the key and counts the call, for all server processes
 * together.
 */
import { dayOf } from '#domain/time/day.ts'
import { isGranted } from '#domain/access/scope.ts'
import { isForEveryKey, rolesOfKey, scopeFor } from '#domain/apiKeys/scopes.ts'
import { may } from '#domain/access/roles.ts'
import type { Entity, Locale } from '#schemas/entity.ts'
import type { Access, KeyHolder } from '#server/foundation/access.ts'
import type { Engine } from '#server/db/engine.ts'
import { takesNoChanges } from '#server/db/takesNoChanges.ts'
import { AppError, TooManyTries } from '#server/errors.ts'
import { isAllowedFrom } from './allowList.ts'
import { hashOfKey, prefixOf } from './key.ts'
import { names } from '#server/sql/names.ts'

const apiClientNames = names('api_client')
const c = names('api_client', 'c')
const u = names('customer', 'u')

export type KeyCall = { token: string; ip: string; method: string; route: string; locale: Locale | undefined }

/** 401: an unknown or invalid key; the answer does not say which. */
export class WrongKey extends AppError {
  constructor() {
    super(401, { error: { key: 'error.apiKey' } }, { 'www-authenticate': 'Bearer' })
  }
}

/** 403: a valid key without the needed scope, or from a disallowed address. */
class KeyNotAllowed extends AppError {
  constructor(reason: 'apiKeyScope' | 'apiKeyAddress', values: Record<string, string> = {}) {
    super(403, { error: { key: `error.${reason}`, values } })
  }
}

type Row = KeyHolder & { scopes: string[]; ipAllow: string[] | null; rateLimit: number; calls: number }

const foundColumns = `${c.id}, ${c.name}, ${c.customer_id}, k.prefix, ${c.scopes}, ${c.ip_allow}, ${c.rate_limit}
    from api_key k join api_client c on ${c.id} = k.api_client_id and ${c.active} join customer u on ${u.id} = ${c.customer_id} and ${u.active}`
const isValid = (day: string) => `(${c.expires_at} is null or ${c.expires_at} >= ${day}::date)`
const keyQuery = `select ${foundColumns} where k.prefix = $1 and k.key_hash = $2 and ${isValid('$3')}`

const keyColumns = `f.id, f.name, f.customer_id as "ownerId", f.prefix, f.scopes, f.ip_allow as "ipAllow", f.rate_limit as "rateLimit"`

const findAndCount = `with found as (${keyQuery}), used as (
    insert into api_key_use (api_client_id, minute, calls) select id, $4::timestamptz, 1 from found
    on conflict (api_client_id, minute) do update set calls = api_key_use.calls + 1 returning calls
  )
  select ${keyColumns}, u.calls from found f, used u`

const minute = 60_000

export type ApiKeys = {
  /**
   * Returns what a call with this key may see and do.
   *
   * @param onHolder Receives the holder as soon as the key is found, for the log.
   * @throws {WrongKey | KeyNotAllowed | TooManyTries} When the call is refused.
   */
  accessOf(call: KeyCall, onHolder: (holder: KeyHolder) => void): Promise<Access>
}

export function createApiKeys(engine: Pick<Engine, 'query'>, now: () => number, entities: readonly Entity[]): ApiKeys {
  const countHere = createCount()

  /** While the database refuses writes, keys are still readable; then only this process counts their calls. */
  async function find(values: [string, string, string], thisMinute: string): Promise<Row | undefined> {
    try {
      const { rows } = await engine.query<Row>({ name: 'api-key', text: findAndCount, values: [...values, thisMinute] })
      return rows[0]
    } catch (error) {
      if (!takesNoChanges(error)) throw error
      const text = `with found as (${keyQuery}) select ${keyColumns} from found f`
      const { rows } = await engine.query<Omit<Row, 'calls'>>({ text, values })
      return rows[0] && { ...rows[0], calls: countHere(rows[0].id, thisMinute) }
    }
  }

  return {
    async accessOf({ token, ip, method, route, locale }, onHolder) {
      const prefix = prefixOf(token)
      if (prefix === undefined) throw new WrongKey()
      const thisMinute = new Date(now() - (now() % minute)).toISOString()
      const today = dayOf(now())
      const row = await find([prefix, hashOfKey(token), today], thisMinute)
      if (!row) throw new WrongKey()
      onHolder({ id: row.id, name: row.name, ownerId: row.ownerId, prefix: row.prefix })
      if (!isAllowedFrom(ip, row.ipAllow ?? [])) throw new KeyNotAllowed('apiKeyAddress', { ip })
      if (row.calls > row.rateLimit) throw new TooManyTries(Math.ceil((minute - (now() % minute)) / 1000))
      if (row.calls === 1) await noteUse(engine, row.id, now())
      if (isForEveryKey(method, route)) return accessFor(row, locale)
      const scope = scopeFor(method, route, entities)
      if (scope === undefined || !isGranted(scope, row.scopes)) {
        throw new KeyNotAllowed('apiKeyScope', { scope: scope ?? '-' })
      }
      return accessFor(row, locale)
    },
  }
}

/** Notes the last use at most once a minute, without raising the version, so that open forms do not become outdated. */
async function noteUse(engine: Pick<Engine, 'query'>, id: number, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  try {
    await engine.query({
      text: `update api_client set ${apiClientNames.last_used_at} = $2 where ${apiClientNames.id} = $1`,
      values: [id, at],
    })
    await engine.query({
      text: `delete from api_key_use where api_client_id = $1 and minute < $2::timestamptz - interval '5 minutes'`,
      values: [id, at],
    })
  } catch (error) {
    if (!takesNoChanges(error)) throw error
  }
}

/** Counts the calls of each key within a minute. */
function createCount(): (id: number, minute: string) => number {
  let current = ''
  let counts = new Map<number, number>()
  return (id, minute) => {
    if (minute !== current) counts = new Map()
    current = minute
    const calls = (counts.get(id) ?? 0) + 1
    counts.set(id, calls)
    return calls
  }
}

/**
 * The access of a key whose work goes on without a call, as its rights are now.
 *
 * @returns undefined when the key is no longer valid.
 */
export async function absentKey(
  { query }: Pick<Engine, 'query'>,
  prefix: string,
  { now, locale }: { now: number; locale: Locale },
): Promise<Access | undefined> {
  const { rows } = await query<Omit<Row, 'calls'>>({
    text: `with found as (select ${foundColumns} where k.prefix = $1 and ${isValid('$2')}) select ${keyColumns} from found f`,
    values: [prefix, dayOf(now)],
  })
  return rows[0] && accessFor({ ...rows[0], calls: 0 }, locale)
}

/** Id 0 is no account: audit and records name the key instead. */
function accessFor({ name, prefix, ownerId, scopes }: Row, locale: Locale | undefined): Access {
  const acl = rolesOfKey(scopes)
  return {
    person: {
      id: 0,
      username: prefix,
      email: '',
      name: `${name} (${prefix})`,
      acl,
      isOutsider: true,
      customerIds: [ownerId],
      locale: locale ?? 'nl',
    },
    impersonator: null,
    hasSecondFactor: false,
    mustEnrol: false,
    scopes,
    textLocale: locale ?? 'nl',
    locale: locale ?? 'nl',
    may: (expression) => may(acl, expression),
  }
}
