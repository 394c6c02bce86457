/** The format of a key: `dsk_` and eight public characters, then 256 secret random bits. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export type NewKey = { key: string; prefix: string; hash: string }

/** Makes a key; store only its prefix and hash. */
export function newKey(): NewKey {
  const name = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  const prefix = `dsk_${name}`
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { key, prefix, hash: hashOfKey(key) }
}

/** A fast hash is enough: the key is too long and random to be found from it. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The public part; undefined when the text is no key. */
export const prefixOf = (text: string): string | undefined => /^(dsk_[a-z0-9]{8})_[\w-]{43}$/.exec(text)?.[1]
