import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from '#server/foundation/seal.ts'

const key = randomBytes(32)

test('a sealed secret opens with its key, for its owner, unchanged, and for nothing else', () => {
  const sealed = seal(key, 7, 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(unseal(key, 7, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal(key, 7, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)

  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  const others = [
    unseal(randomBytes(32), 7, sealed),
    unseal(key, 8, sealed),
    unseal(key, 7, bytes.toString('base64url')),
    unseal(key, 7, sealed.slice(0, 20)),
    unseal(key, 7, ''),
  ]
  expect(others).toEqual([undefined, undefined, undefined, undefined, undefined])
})
