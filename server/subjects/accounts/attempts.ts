/**
 * Slows down guessing of passwords per account and network together, so that a stranger who guesses locks out
 * only themselves. Attempts are counted in the database, for all servers together.
 */
import { createHash } from 'node:crypto'
import type { Engine } from '#server/db/engine.ts'
import { AppError, type Text } from '#server/errors.ts'
import { leaveCall } from '#server/idempotency/keyedCall.ts'
import { networkOf } from '#server/foundation/network.ts'

/** Failures of the last hour: of this account from this network, of the network, of the account. */
export type Failures = { pair: number; address: number; account: number; lastOfPair: number; lastOfAddress: number }
/**
 * Secret that is guessed: the password of a username, the code of an account, or the password of a shared link. Each
 * is counted separately.
 */
export type Guessed = string | { codeOf: number } | { shared: number }
/**
 * Signs in favour of the person. `hasWorked`: they solved a harder puzzle, so guessing is expensive
 * enough and needs no waiting. `isKnown`: the account has signed in from here before, so failures of others in
 * the network do not count against it.
 */
export type Trust = { hasWorked?: boolean; isKnown?: boolean }
export type Attempts = {
  /**
   * Runs an attempt, which counts as failed from its start until it succeeds, so that concurrent attempts are
   * counted too. Success clears the failures of this account from this network.
   *
   * @param work Throws WrongGuess when the guess was wrong; any other error does not count as a failure.
   * @throws {Locked} When it is too early for another attempt.
   */
  guard<T>(account: Guessed, address: string, work: () => Promise<T>, trust?: Trust): Promise<T>
}

/** A secret was guessed wrongly. */
export class WrongGuess extends AppError {
  constructor(errors: Readonly<Record<string, readonly Text[]>>, extra: object = {}) {
    super(400, { errors, ...extra })
  }
}

/** Shaped like a failed sign-in, which is what the sign-in page shows. */
export class Locked extends AppError {
  constructor(seconds: number) {
    const errors = { common: [{ key: 'error.loginLocked', values: { seconds } }] }
    super(400, { errors }, { 'retry-after': String(seconds) })
  }
}

const hour = 3_600_000
const longestWait = 900_000

/**
 * Milliseconds until the next attempt is allowed.
 *
 * Five attempts are free, two when the account is under attack from many networks; after that each failure
 * doubles the wait, from 30 seconds to 15 minutes. A network that failed on many accounts gets one attempt per
 * minute.
 */
export function waitAfter({ pair, address, account, lastOfPair, lastOfAddress }: Failures, now: number): number {
  const free = account < 50 ? 5 : 2
  const pairWait = pair < free ? 0 : lastOfPair + Math.min(30_000 * 2 ** (pair - free), longestWait) - now
  const addressWait = address < 100 ? 0 : lastOfAddress + 60_000 - now
  return Math.max(0, pairWait, addressWait)
}

export function createAttempts(engine: Engine, now: () => number): Attempts {
  /** Counts an attempt, and returns the id of its row. */
  const begin = (account: string, address: string, { hasWorked = false, isKnown = false }: Trust) =>
    engine.transaction(async ({ query }) => {
      await query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [`sign-in ${account} ${address}`] })
      const { rows } = await query<Failures>({ text: counts, values: [account, address, at(now() - hour)] })
      const counted = rows[0] && isKnown ? { ...rows[0], address: 0 } : rows[0]
      const wait = counted && !hasWorked ? waitAfter(counted, now()) : 0
      if (wait > 0) throw new Locked(Math.ceil(wait / 1000))
      const text = 'insert into login_failure (account, address, failed_at) values ($1, $2, $3) returning id'
      const added = await query<{ id: number }>({ text, values: [account, address, at(now())] })
      return added.rows[0]?.id
    })

  return {
    async guard(name, from, work, trust = {}) {
      // A wrong guess must be counted although the call is refused and rolled back.
      leaveCall()
      const [account, address] = [hashOf(name), networkOf(from)]
      const id = await begin(account, address, trust)
      try {
        const result = await work()
        const text = 'delete from login_failure where failed_at <= $1 or (account = $2 and address = $3)'
        await engine.query({ text, values: [at(now() - hour), account, address] })
        return result
      } catch (error) {
        const forget = { text: 'delete from login_failure where id = $1', values: [id] }
        // If the database failed during the attempt, removing the count may fail too.
        if (!(error instanceof WrongGuess)) await engine.query(forget).catch(() => undefined)
        throw error
      }
    },
  }
}

/** Keys under which the attempts of an account are counted: its password, and the codes of its second factor. */
const namesOf = ({ id, username }: { id: number; username: string }) => [hashOf(username), hashOf({ codeOf: id })]

/** Milliseconds until the account may be tried from all networks with failures; 0 when none has to wait. */
export async function lockedFor(engine: Pick<Engine, 'query'>, who: { id: number; username: string }, now: number) {
  const text = `select count(*)::int as pair, extract(epoch from max(failed_at))::float8 * 1000 as "lastOfPair",
      sum(count(*)) over (partition by account)::int as account
    from login_failure where failed_at > $2 and account = any($1) group by account, address`
  const values = [namesOf(who), at(now - hour)]
  const { rows } = await engine.query<Pick<Failures, 'pair' | 'lastOfPair' | 'account'>>({ text, values })
  return Math.max(0, ...rows.map((row) => waitAfter({ ...row, address: 0, lastOfAddress: 0 }, now)))
}

/** @returns Number of failed attempts that were cleared. */
export async function forgetFailures(
  trx: Pick<Engine, 'query'>,
  who: { id: number; username: string },
): Promise<number> {
  const text = 'delete from login_failure where account = any($1) returning 1'
  return (await trx.query({ text, values: [namesOf(who)] })).rows.length
}

const at = (time: number): string => new Date(time).toISOString()

/**
 * A hash, because the table would otherwise contain passwords typed into the wrong box. Of JSON, so that a
 * username cannot equal another kind of key.
 */
const hashOf = (account: Guessed): string => createHash('sha256').update(JSON.stringify(account)).digest('hex')

const last = (condition: string) =>
  `coalesce(extract(epoch from max(failed_at) filter (where ${condition})) * 1000, 0)::float8`
const counts = `select count(*) filter (where account = $1 and address = $2)::int as pair,
  count(*) filter (where address = $2)::int as address, count(*) filter (where account = $1)::int as account,
  ${last('account = $1 and address = $2')} as "lastOfPair", ${last('address = $2')} as "lastOfAddress"
from login_failure where failed_at > $3 and (account = $1 or address = $2)`
