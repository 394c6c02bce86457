/** Encrypts secrets in the database, so that a copy of the database alone does not reveal them. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const sizes = { nonce: 12, tag: 16 }

/** @param owner Id that the secret belongs to: copied to another row it cannot be decrypted. */
export function seal(key: Buffer, owner: number, secret: string): string {
  const nonce = randomBytes(sizes.nonce)
  const lock = createCipheriv(cipher, key, nonce, { authTagLength: sizes.tag }).setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([lock.update(secret, 'utf8'), lock.final()])
  return Buffer.concat([nonce, lock.getAuthTag(), sealed]).toString('base64url')
}

/** @returns undefined when it was sealed with another key or for another owner, or was changed. */
export function unseal(key: Buffer, owner: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, sizes.nonce), bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag)]
  try {
    const lock = createDecipheriv(cipher, key, nonce, { authTagLength: sizes.tag }).setAAD(Buffer.from(String(owner)))
    lock.setAuthTag(tag)
    return lock.update(bytes.subarray(sizes.nonce + sizes.tag), undefined, 'utf8') + lock.final('utf8')
  } catch {
    return undefined
  }
}
