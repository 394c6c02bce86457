/**
 * The bot check that asks no third party: a puzzle the browser solves by computing for a moment (ALTCHA).
 * The puzzle says by itself what it is for and until when, and is signed; that it was solved is kept until then.
 */
import { createHash } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Engine } from '#server/db/engine.ts'
import { textKey } from '#server/foundation/secrets.ts'

export type Altcha = {
  issue(action: string): Promise<Challenge>
  /** True once per puzzle, for the action it was made for. */
  accept(action: string, captcha: string): Promise<boolean>
}

/** Seconds that a puzzle counts. */
const lifetime = 600
/** So many guesses, each of so many rounds, are a quarter of a second on an office computer and one on an old phone. */
const guesses = { least: 100, most: 200 }
const rounds = 5000
/** So many times as much for whoever tries where much has failed: eight seconds on an office computer. */
const harder = 32

/** @param now The clock, in milliseconds since 1970. */
export function createAltcha(engine: Engine, now: () => number, sessionSecret: string): Altcha {
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
      // What was signed is ours: only now is anything in it to be believed.
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

/** By the signature, which there is one of per puzzle; a solution can be written in many ways. */
async function spend(engine: Engine, signature: string, expiresAt: number, now: number): Promise<boolean> {
  const iso = (time: number) => new Date(time).toISOString()
  await engine.query({ text: 'delete from bot_check where expires_at <= $1', values: [iso(now)] })
  const { rowCount } = await engine.query({
    text: 'insert into bot_check (solution_hash, expires_at) values ($1, $2) on conflict do nothing',
    values: [createHash('sha256').update(signature).digest('hex'), iso(expiresAt)],
  })
  return rowCount === 1
}
