/**
 * The second factor of an account: an authenticator app plus recovery codes. The app's secret is stored sealed;
 * a code works once, and invalidates all earlier ones.
 */
import type { Engine, Trx } from '#server/db/engine.ts'
import { keyFor } from '#server/foundation/secrets.ts'
import { renewRecoveryCodes, spendRecoveryCode } from './recoveryCodes.ts'
import { seal, unseal } from '#server/foundation/seal.ts'
import { newSecret, stepOf } from './totp.ts'

export type SecondFactor = {
  state(userId: number): Promise<State>
  /** Makes a secret that takes effect once confirmed; undefined when there is a second factor already. */
  prepare(userId: number): Promise<string | undefined>
  /** Turns it on when the code fits the prepared secret, and returns new recovery codes; otherwise undefined. */
  confirm(trx: Trx, userId: number, code: string): Promise<string[] | undefined>
  /** The kind of a valid code; undefined for an invalid one. It is used up when the transaction commits. */
  accept(trx: Trx, userId: number, code: string): Promise<'app' | 'recovery' | undefined>
  /** Replaces the recovery codes. */
  renewCodes(trx: Trx, userId: number): Promise<string[]>
  /** False when there was none. */
  remove(trx: Trx, userId: number): Promise<boolean>
}

export type State = { isOn: boolean; recoveryCodes: number }

/** Whether the text is a code of the app rather than a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(withoutSpaces(code))

/** @param now The clock, in milliseconds since 1970. */
export function createSecondFactor(engine: Engine, now: () => number, sessionSecret: string): SecondFactor {
  const keys = { secret: keyFor(sessionSecret, 'second-factor'), codes: keyFor(sessionSecret, 'recovery-codes') }

  /** Marks the time step of a valid code as used; `condition` chooses the secret. */
  async function spendCode({ query }: Trx, userId: number, code: string, condition: string): Promise<boolean> {
    const row = { text: `select secret from second_factor where user_id = $1 and ${condition}`, values: [userId] }
    const sealed = (await query<{ secret: string }>(row)).rows[0]?.secret
    const secret = sealed === undefined ? undefined : unseal(keys.secret, userId, sealed)
    const step = secret === undefined ? undefined : stepOf(secret, withoutSpaces(code), now())
    if (step === undefined) return false
    const text = `update second_factor set last_step = $2 where user_id = $1 and last_step < $2 and ${condition}`
    return (await query({ text, values: [userId, step] })).rowCount === 1
  }

  return {
    async state(userId) {
      const text = `select exists (select from second_factor where user_id = $1 and confirmed_at is not null) as "isOn",
        (select count(*)::int from recovery_code where user_id = $1) as "recoveryCodes"`
      const { rows } = await engine.query<State>({ text, values: [userId] })
      return rows[0] ?? { isOn: false, recoveryCodes: 0 }
    },

    async prepare(userId) {
      const secret = newSecret()
      const text = `insert into second_factor as f (user_id, secret) values ($1, $2)
        on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where f.confirmed_at is null`
      const { rowCount } = await engine.query({ text, values: [userId, seal(keys.secret, userId, secret)] })
      return rowCount === 1 ? secret : undefined
    },

    async confirm(trx, userId, code) {
      if (!(await spendCode(trx, userId, code, 'confirmed_at is null'))) return undefined
      const text = 'update second_factor set confirmed_at = $2 where user_id = $1'
      await trx.query({ text, values: [userId, new Date(now()).toISOString()] })
      return renewRecoveryCodes(trx, keys.codes, userId)
    },

    async accept(trx, userId, code) {
      if (!isAppCode(code)) return (await spendRecoveryCode(trx, keys.codes, userId, code)) ? 'recovery' : undefined
      return (await spendCode(trx, userId, code, 'confirmed_at is not null')) ? 'app' : undefined
    },

    renewCodes: (trx, userId) => renewRecoveryCodes(trx, keys.codes, userId),

    async remove(trx, userId) {
      await trx.query({ text: 'delete from recovery_code where user_id = $1', values: [userId] })
      const text = 'delete from second_factor where user_id = $1 and confirmed_at is not null'
      return (await trx.query({ text, values: [userId] })).rowCount === 1
    },
  }
}

function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '')
}
