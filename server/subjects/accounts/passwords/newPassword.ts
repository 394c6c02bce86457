/** A new password for an account: checks its quality and stores it. */
import { longest, passwordProblems, shortest } from '#domain/access/passwordRules.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { checkPassword, hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import type { Account } from '#server/subjects/accounts/account.ts'
import { voidLinks } from './links.ts'
import { isWellKnown } from './wellKnown.ts'

export type Typed = { password: string; passwordRepeat: string }

/** Number of earlier passwords that are refused too. */
const remembered = 3

/**
 * @returns The hash to store.
 * @throws {FieldErrors} With all mistakes, for `password` and `passwordRepeat`.
 */
export async function checkNewPassword(engine: Engine, account: Account, typed: Typed): Promise<string> {
  const { password, passwordRepeat } = typed
  const problems: Text[] = passwordProblems(password, account).map((problem) => ({
    key: `password.${problem}`,
    values: { shortest, longest },
  }))
  if (problems.length === 0 && isWellKnown(password)) problems.push({ key: 'password.wellKnown' })
  if (problems.length === 0 && (await wasUsed(engine, account.id, password))) problems.push({ key: 'password.used' })
  const errors = {
    ...(problems.length > 0 && { password: problems }),
    ...(password !== passwordRepeat && { passwordRepeat: [{ key: 'password.repeat' }] }),
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return hashPassword(password)
}

/** Stores the password, keeps the one before it in the history, and invalidates links that could change it again. */
export async function storePassword(trx: Trx, userId: number, hash: string, at: number): Promise<void> {
  await trx.query({
    text: `insert into past_credential (user_id, password_hash)
      select user_id, password_hash from credential where user_id = $1`,
    values: [userId],
  })
  await trx.query({
    text: `delete from past_credential where user_id = $1 and id not in
      (select id from past_credential where user_id = $1 order by id desc limit $2)`,
    values: [userId, remembered],
  })
  await trx.query({
    text: `insert into credential (user_id, password_hash, changed_at) values ($1, $2, $3)
      on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    values: [userId, hash, new Date(at).toISOString()],
  })
  await voidLinks(trx, userId, at)
}

async function wasUsed(engine: Engine, userId: number, password: string): Promise<boolean> {
  const { rows } = await engine.query<{ hash: string }>({
    text: `select password_hash as hash from credential where user_id = $1
      union all select password_hash from past_credential where user_id = $1`,
    values: [userId],
  })
  for (const { hash } of rows) if ((await checkPassword(hash, password)).right) return true
  return false
}
