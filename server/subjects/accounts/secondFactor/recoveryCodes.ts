/** Codes on paper for whoever lost the phone: each opens once. Only a keyed hash is kept, as of a password. */
import { createHmac, randomInt } from 'node:crypto'
import type { Trx } from '#server/db/engine.ts'

const count = 10

/** Replaces those there are. Returns them as they are shown, which is only now. */
export async function renewRecoveryCodes(trx: Trx, key: Buffer, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await trx.query({ text: 'delete from recovery_code where user_id = $1', values: [userId] })
  const text = 'insert into recovery_code (user_id, code_hash) select $1, unnest($2::text[])'
  await trx.query({ text, values: [userId, codes.map((code) => hashOf(key, userId, code))] })
  return codes
}

/** True once per code, with or without what stands between its digits. */
export async function spendRecoveryCode(trx: Trx, key: Buffer, userId: number, code: string): Promise<boolean> {
  const text = 'delete from recovery_code where user_id = $1 and code_hash = $2'
  return (await trx.query({ text, values: [userId, hashOf(key, userId, code)] })).rowCount === 1
}

/** 16 digits, 53 bits: a phone shows a keyboard of digits where codes are typed. */
const newCode = (): string => Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-')

const hashOf = (key: Buffer, userId: number, code: string): string =>
  createHmac('sha256', key)
    .update(`${userId} ${code.replace(/\D/g, '')}`)
    .digest('hex')
