/** Recovery codes on paper, for people who lost their phone: each works once. Only a keyed hash is stored. */
import { createHmac, randomInt } from 'node:crypto'
import type { Trx } from '#server/db/engine.ts'

const count = 10

/** Replaces all codes. Returns the new ones for display; they cannot be read again. */
export async function renewRecoveryCodes(trx: Trx, key: Buffer, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await trx.query({ text: 'delete from recovery_code where user_id = $1', values: [userId] })
  const text = 'insert into recovery_code (user_id, code_hash) select $1, unnest($2::text[])'
  await trx.query({ text, values: [userId, codes.map((code) => hashOf(key, userId, code))] })
  return codes
}

/** Resolves to true once per code, with or without separators. */
export async function spendRecoveryCode(trx: Trx, key: Buffer, userId: number, code: string): Promise<boolean> {
  const text = 'delete from recovery_code where user_id = $1 and code_hash = $2'
  return (await trx.query({ text, values: [userId, hashOf(key, userId, code)] })).rowCount === 1
}

/** 16 digits, 53 bits: phones show a numeric keyboard for codes. */
const newCode = (): string => Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-')

const hashOf = (key: Buffer, userId: number, code: string): string =>
  createHmac('sha256', key)
    .update(`${userId} ${code.replace(/\D/g, '')}`)
    .digest('hex')
