/**
 * The table of answers to calls with an Idempotency-Key.
 *
 * An answer may contain what is shown only once, such as an API key. It is encrypted with a key derived from
 * the Idempotency-Key, of which only a hash is stored: neither the database nor the server's secret can decrypt
 * it without the caller.
 */
import { forServer } from '#server/db/outsider.ts'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Engine, Statement } from '#server/db/engine.ts'
import { keyFor } from '#server/foundation/secrets.ts'

export type Answer = { status: number; type: string | undefined; location: string | undefined; body: string }
/** The caller, the key, and the request: method, path and body. */
export type KeyedRequest = { owner: string; key: string; request: string }
/** The stored answer; `anotherRequest` when the key was used with another path or body. */
export type Kept = Answer | 'anotherRequest' | undefined

/** Milliseconds for which a key returns the stored answer. */
export const keptFor = 24 * 3_600_000

const cipher = 'aes-256-gcm'
const sizes = { nonce: 12, tag: 16 }

export type KeptAnswers = {
  /** Stores the answer; run it as the last statement of the transaction. No row: the key is already in use. */
  keep(call: KeyedRequest, answer: Answer): Statement
  find(engine: Pick<Engine, 'query'>, call: KeyedRequest): Promise<Kept>
}

export function createKeptAnswers(sessionSecret: string, now: () => number): KeptAnswers {
  const secret = keyFor(sessionSecret, 'kept answers')
  const hash = (text: string): Buffer => createHmac('sha256', secret).update(text).digest()
  const cipherKey = ({ owner, key }: KeyedRequest): Buffer =>
    Buffer.from(hkdfSync('sha256', `${owner}\n${key}`, secret, 'kept answer', 32))
  const since = () => new Date(now() - keptFor).toISOString()

  return {
    keep: (call, answer) => ({
      name: 'keep-answer',
      // Overwrites an expired answer that was not deleted yet.
      text: `insert into kept_answer as k (owner, key_hash, request_hash, at, sealed) values ($1, $2, $3, $4, $5)
        on conflict (owner, key_hash) do update
          set request_hash = excluded.request_hash, at = excluded.at, sealed = excluded.sealed where k.at <= $6
        returning 1`,
      values: [
        call.owner,
        hash(`key ${call.key}`),
        hash(call.request),
        new Date(now()).toISOString(),
        encrypt(cipherKey(call), JSON.stringify(answer)),
        since(),
      ],
    }),

    async find(engine, call) {
      const { rows } = await forServer(() =>
        engine.query<{ request_hash: Buffer; sealed: Buffer }>({
          name: 'kept-answer',
          text: 'select request_hash, sealed from kept_answer where owner = $1 and key_hash = $2 and at > $3',
          values: [call.owner, hash(`key ${call.key}`), since()],
        }),
      )
      const [row] = rows
      if (!row) return undefined
      if (!row.request_hash.equals(hash(call.request))) return 'anotherRequest'
      return JSON.parse(decrypt(cipherKey(call), row.sealed)) as Answer
    },
  }
}

function encrypt(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(sizes.nonce)
  const lock = createCipheriv(cipher, key, nonce, { authTagLength: sizes.tag })
  const sealed = Buffer.concat([lock.update(text, 'utf8'), lock.final()])
  return Buffer.concat([nonce, lock.getAuthTag(), sealed])
}

function decrypt(key: Buffer, bytes: Buffer): string {
  const lock = createDecipheriv(cipher, key, bytes.subarray(0, sizes.nonce), { authTagLength: sizes.tag })
  lock.setAuthTag(bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag))
  return lock.update(bytes.subarray(sizes.nonce + sizes.tag), undefined, 'utf8') + lock.final('utf8')
}
