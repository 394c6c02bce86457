/**
 * Showing again who one is, before something that whoever finds a screen unlocked must not do: with the password, and a
 * code where the account has a second factor. It holds for some minutes, in that session alone. Signing in counts as one.
 */
import type { FastifyRequest } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import type { Access, Actor } from '#server/foundation/access.ts'
import { writerOf } from '#server/records/call.ts'
import { AppError, NotAllowed } from '#server/errors.ts'
import { checkPassword } from '#server/subjects/accounts/passwords/hash.ts'
import { guardCode } from '#server/subjects/accounts/secondFactor/guardCode.ts'
import { createSecondFactor } from '#server/subjects/accounts/secondFactor/secondFactor.ts'
import { createAttempts, WrongGuess } from './attempts.ts'
import { CodeNeeded } from './credentials.ts'
import { handOver } from './handOver.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

/** Milliseconds. */
export const confirmationHolds = 600_000

/**
 * 428: who is behind the screen has to show again who they are; the browser asks, and repeats the call. Not 403, at which
 * it would ask to sign in, and not 400, at which a form would look for a field.
 */
export class ConfirmationNeeded extends AppError {
  constructor() {
    super(428, { error: { key: 'error.confirmationNeeded' } })
  }
}

export const isConfirmed = ({ confirmedAt }: Access, now: number): boolean =>
  confirmedAt !== undefined && now - confirmedAt < confirmationHolds

/** Who sits behind the screen, whoever they work as. */
export function whoIsThere({ person, impersonator }: Access): Actor {
  const there = impersonator ?? person
  if (!there) throw new NotAllowed()
  return there
}

type Account = { username: string; hash: string | null; hasSecondFactor: boolean }

const accountText = `select ${u.username}, c.password_hash as hash,
    exists (select from second_factor f where f.user_id = ${u.id} and f.confirmed_at is not null) as "hasSecondFactor"
  from app_user u left join credential c on c.user_id = ${u.id} where ${u.id} = $1 and ${u.active}`

/**
 * A wrong password or code counts like a failed sign-in, and stands in the audit.
 *
 * @returns The id of the session from now on.
 * @throws {WrongGuess | CodeNeeded | Locked | Busy}
 */
export async function confirm(request: FastifyRequest, password: string, code: string): Promise<string> {
  const { access, server, sessionId } = request
  const { engine, now } = server
  const there = whoIsThere(access)
  const { rows } = await engine.query<Account>({ text: accountText, values: [there.id] })
  const [account] = rows
  if (!account || !access.person) throw new NotAllowed()
  const attempts = createAttempts(engine, now)
  const { username, hash, hasSecondFactor } = account
  await attempts
    .guard(username, request.ip, async () => {
      const { right } = await checkPassword(hash ?? undefined, password)
      if (!right) throw new WrongGuess({ password: [{ key: 'error.wrongPassword' }] })
      if (!hasSecondFactor) return
      if (code === '') throw new CodeNeeded()
      await guardCode(attempts, there.id, code, () => spend(request, there.id, code))
    })
    .catch((error: unknown) => noteFailure(request, error))
  const [userId, impersonatorId] = [access.person.id, access.impersonator?.id ?? null]
  return engine.transaction((trx) => handOver(trx, sessionId, { userId, impersonatorId, at: now(), isConfirmed: true }))
}

async function spend({ server: { engine, now, config } }: FastifyRequest, userId: number, code: string): Promise<void> {
  const secondFactor = createSecondFactor(engine, now, config.sessionSecret)
  const kind = await engine.transaction((trx) => secondFactor.accept(trx, userId, code))
  if (kind === undefined) throw new WrongGuess({ code: [{ key: 'error.codeWrong' }] }, { secondFactor: true })
}

/** Wrong guesses of somebody who is signed in, in the audit of the account that was to be shown. */
export async function noteFailure(request: FastifyRequest, error: unknown): Promise<never> {
  const { access, server } = request
  if (error instanceof WrongGuess) {
    const { id } = whoIsThere(access)
    const note = { name: 'confirm-failed' }
    await server.engine.transaction((trx) => server.records.note(trx, user, id, note, writerOf(request)))
  }
  throw error
}
