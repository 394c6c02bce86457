/**
 * Guessing passwords is slowed down per account and address together, so that a stranger who guesses
 * at somebody's account locks out nobody but himself. Counted in the database: all servers see it.
 */
import { createHash } from 'node:crypto'
import type { Engine } from '#server/db/engine.ts'

/** Failures of the last hour: of this account from this address, of the address, of the account. */
export type Failures = { pair: number; address: number; account: number; lastOfPair: number; lastOfAddress: number }
export type Attempts = {
  /**
   * Counts a try as failed until `succeeded` says otherwise.
   *
   * @returns Seconds to wait; 0: go ahead. A try that has to wait is not counted.
   */
  begin(account: string, address: string): Promise<number>
  succeeded(account: string, address: string): Promise<void>
}

const hour = 3_600_000
const longestWait = 900_000

/**
 * Milliseconds until the next try is allowed.
 *
 * Five tries are free, two when the account is under attack from many addresses; after that each one
 * doubles the wait, from 30 seconds to 15 minutes. An address that failed on many accounts tries once a minute.
 */
export function waitAfter({ pair, address, account, lastOfPair, lastOfAddress }: Failures, now: number): number {
  const free = account < 50 ? 5 : 2
  const pairWait = pair < free ? 0 : lastOfPair + Math.min(30_000 * 2 ** (pair - free), longestWait) - now
  const addressWait = address < 100 ? 0 : lastOfAddress + 60_000 - now
  return Math.max(0, pairWait, addressWait)
}

export function createAttempts(engine: Engine, now: () => number): Attempts {
  return {
    begin: (account, address) =>
      engine.transaction(async ({ query }) => {
        const name = hashOf(account)
        await query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [`sign-in ${name} ${address}`] })
        const { rows } = await query<Failures>({ text: counts, values: [name, address, at(now() - hour)] })
        const wait = rows[0] ? waitAfter(rows[0], now()) : 0
        if (wait > 0) return Math.ceil(wait / 1000)
        const text = 'insert into login_failure (account, address, failed_at) values ($1, $2, $3)'
        await query({ text, values: [name, address, at(now())] })
        return 0
      }),

    async succeeded(account, address) {
      const text = 'delete from login_failure where failed_at <= $1 or (account = $2 and address = $3)'
      await engine.query({ text, values: [at(now() - hour), hashOf(account), address] })
    },
  }
}

const at = (time: number): string => new Date(time).toISOString()

/** A hash, because a password typed into the wrong box would end up in the table. */
const hashOf = (account: string): string => createHash('sha256').update(account).digest('hex')

const last = (condition: string) =>
  `coalesce(extract(epoch from max(failed_at) filter (where ${condition})) * 1000, 0)::float8`
const counts = `select count(*) filter (where account = $1 and address = $2)::int as pair,
  count(*) filter (where address = $2)::int as address, count(*) filter (where account = $1)::int as account,
  ${last('account = $1 and address = $2')} as "lastOfPair", ${last('address = $2')} as "lastOfAddress"
from login_failure where failed_at > $3 and (account = $1 or address = $2)`
