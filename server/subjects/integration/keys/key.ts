/** A key as it is given out: `dsk_` and eight characters that may be known, then 256 random bits that may not. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export type NewKey = { key: string; prefix: string; hash: string }

/** Makes a key; only the prefix and the hash are to be kept. */
export function newKey(): NewKey {
  const name = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  const prefix = `dsk_${name}`
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { key, prefix, hash: hashOfKey(key) }
}

/** So long and random that nothing slower is needed: nobody finds a key by its hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The part that may be known; undefined when the text is no key. */
export const prefixOf = (text: string): string | undefined => /^(dsk_[a-z0-9]{8})_[\w-]{43}$/.exec(text)?.[1]
