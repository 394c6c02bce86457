/**
 * The bot check without a third party (ALTCHA): a puzzle that the browser solves by computing for a moment. The
 * puzzle itself says its purpose and expiry, and is signed; its solution is stored until then, so that it
 * counts once.
 */
import { createHash } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Engine } from '#server/db/engine.ts'
import { textKey } from '#server/foundation/secrets.ts'

export type Altcha = {
  issue(action: string): Promise<Challenge>
  /** Resolves to true once per puzzle, for the action it was made for. */
  accept(action: string, captcha: string): Promise<boolean>
}

/** Seconds for which a puzzle is valid. */
const lifetime = 600
/**
 * Number of guesses, each of `usualRounds`: a quarter of a second on an office computer, one second on an old
 * phone.
 */
const guesses = { least: 100, most: 200 }
const usualRounds = 5000
/** Factor after many failed attempts: eight seconds on an office computer. */
const harder = 32

/**
 * @param now The clock, in milliseconds since 1970.
 * @param rounds Of each guess.
 */
export function createAltcha(
  engine: Engine,
  now: () => number,
  { sessionSecret, rounds = usualRounds }: { sessionSecret: string; rounds?: number },
): Altcha {
  const keys = {
    hmacSignatureSecret: textKey(sessionSecret, 'bot-check'),
    hmacKeySignatureSecret: textKey(sessionSecret, 'bot-check-solution'),
  }

  return {
    issue: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(guesses.most * timesAsMuch(action), guesses.least * timesAsMuch(action)),
        data: { action },
        deriveKey,
        expiresAt: Math.floor(now() / 1000) + lifetime,
        ...keys,
      }),

    async accept(action, captcha) {
      const payload = read(captcha)
      if (payload === undefined) return false
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys }).catch(() => refused)
      // Only now is the signature verified and the content trustworthy.
      const { data, expiresAt = 0 } = challenge.parameters
      if (!verified || data?.action !== action || expiresAt * 1000 <= now()) return false
      return spend(engine, challenge.signature ?? '', expiresAt * 1000, now())
    },
  }
}

const timesAsMuch = (action: string): number => (action === 'app_login_hard' ? harder : 1)

const refused = { verified: false }

function read(captcha: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(captcha, 'base64').toString('utf8'))
    return isPayload(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

const isPayload = (value: unknown): value is Payload =>
  hasObject(value, 'challenge') && hasObject(value.challenge, 'parameters') && hasObject(value, 'solution')

const hasObject = <Name extends string>(value: unknown, name: Name): value is Record<Name, object> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, part]) => key === name && part !== null && typeof part === 'object')

/** Identified by its signature, which is unique per puzzle; a solution can be written in many ways. */
async function spend(engine: Engine, signature: string, expiresAt: number, now: number): Promise<boolean> {
  const iso = (time: number) => new Date(time).toISOString()
  await engine.query({ text: 'delete from bot_check where expires_at <= $1', values: [iso(now)] })
  const { rowCount } = await engine.query({
    text: 'insert into bot_check (solution_hash, expires_at) values ($1, $2) on conflict do nothing',
    values: [createHash('sha256').update(signature).digest('hex'), iso(expiresAt)],
  })
  return rowCount === 1
}
