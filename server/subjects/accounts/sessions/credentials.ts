/** Checks a username and password, and checks again at the moment that a session begins. */
import { isOpen } from '#server/ownership/openAccount.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { AppError, Busy } from '#server/errors.ts'
import { checkPassword } from '#server/subjects/accounts/passwordHash.ts'
import { WrongGuess } from '#server/subjects/accounts/attempts.ts'
import { names } from '#server/sql/names.ts'

const appUserNames = names('app_user')
const u = names('app_user', 'u')

type Row = { id: number; name: string; hash: string | null; hasSecondFactor: boolean }
/** `rehash`: the hash to store instead of a weaker one. */
export type Account = Row & { rehash?: string }

/** The password is right and a code is missing; this is no failed attempt. */
export class CodeNeeded extends AppError {
  constructor() {
    super(400, { errors: { code: [{ key: 'error.codeNeeded' }] }, secondFactor: true })
  }
}

const text = `select ${u.id}, ${u.name}, c.password_hash as hash,
    exists (select from second_factor f where f.user_id = ${u.id} and f.confirmed_at is not null) as "hasSecondFactor"
  from app_user u left join credential c on c.user_id = ${u.id} where ${isOpen('u')} and`

/** @throws {WrongGuess} In the same time, whatever is wrong. */
export async function checkCredentials(engine: Engine, username: string, password: string): Promise<Account> {
  const { rows } = await engine.query<Row>({ text: `${text} ${u.username} = $1`, values: [username] })
  const { right, ...rest } = await checkPassword(rows[0]?.hash ?? undefined, password)
  if (!right || !rows[0]) throw new WrongGuess({ common: [{ key: 'error.loginFailed' }] })
  return { ...rows[0], ...rest }
}

/**
 * Locks the account until the transaction ends, and checks it again: a change of the password or second factor
 * during our check has ended all sessions, and none may begin afterwards with the old credentials.
 *
 * @param at Milliseconds since 1970.
 * @throws {Busy} The stored hash has changed, perhaps only to a stronger one; a new attempt will tell.
 * @throws {CodeNeeded}
 */
export async function holdAccount(trx: Trx, { id, hash, hasSecondFactor }: Account, at: number): Promise<void> {
  const signedIn = `update app_user set ${appUserNames.last_login_at} = $2 where ${appUserNames.id} = $1`
  await trx.query({ text: signedIn, values: [id, new Date(at).toISOString()] })
  const { rows } = await trx.query<Row>({ text: `${text} ${u.id} = $1`, values: [id] })
  if (rows[0]?.hash !== hash) throw new Busy()
  if (rows[0].hasSecondFactor && !hasSecondFactor) throw new CodeNeeded()
}
