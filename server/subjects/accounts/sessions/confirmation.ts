/**
 * Confirming one's identity before actions that must be impossible on an unlocked screen: with the password,
 * plus a code where the account has a second factor. It is valid for some minutes, in that session only.
 * Signing in counts as confirming.
 */
import type { FastifyRequest } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import type { Access, Actor } from '#server/foundation/access.ts'
import { writerOf } from '#server/records/call.ts'
import { AppError, NotAllowed } from '#server/errors.ts'
import { checkPassword } from '#server/subjects/accounts/passwordHash.ts'
import { guardCode } from '#server/subjects/accounts/secondFactor/guardCode.ts'
import { createSecondFactor } from '#server/subjects/accounts/secondFactor/secondFactor.ts'
import { createAttempts, WrongGuess } from '#server/subjects/accounts/attempts.ts'
import { CodeNeeded } from './credentials.ts'
import { handOver } from './handOver.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

/** Milliseconds for which a confirmation is valid. */
export const confirmationHolds = 600_000

/**
 * 428: the identity must be confirmed; the browser asks and repeats the call. Not 403, which would open the
 * sign-in dialog, and not 400, for which a form would look for a field.
 */
export class ConfirmationNeeded extends AppError {
  constructor() {
    super(428, { error: { key: 'error.confirmationNeeded' } })
  }
}

export const isConfirmed = ({ confirmedAt }: Access, now: number): boolean =>
  confirmedAt !== undefined && now - confirmedAt < confirmationHolds

/** The human using the session, whoever they work as. */
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
 * Checks password and code. A wrong one counts like a failed sign-in and is audited.
 *
 * @returns The new id of the session.
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

/** Audits wrong guesses of a signed-in person, under the account that was to be confirmed. */
export async function noteFailure(request: FastifyRequest, error: unknown): Promise<never> {
  const { access, server } = request
  if (error instanceof WrongGuess) {
    const { id } = whoIsThere(access)
    const note = { name: 'confirm-failed' }
    await server.engine.transaction((trx) => server.records.note(trx, user, id, note, writerOf(request)))
  }
  throw error
}
