/** Asks for the password again before actions that must be impossible on an unlocked screen. */
import type { FastifyRequest } from 'fastify'
import { NotAllowed } from '#server/errors.ts'
import { checkPassword } from '#server/subjects/accounts/passwordHash.ts'
import { createAttempts, WrongGuess } from '#server/subjects/accounts/attempts.ts'
import { noteFailure } from './confirmation.ts'

/**
 * A wrong password counts like a failed sign-in.
 *
 * @param field Field in which the person typed it, for the message.
 * @throws {WrongGuess | Locked | Busy}
 */
export async function confirmPassword(request: FastifyRequest, password: string, field = 'password'): Promise<void> {
  const { access, server, ip } = request
  const { person } = access
  if (person === null) throw new NotAllowed()
  await createAttempts(server.engine, server.now)
    .guard(person.username, ip, async () => {
      const text = 'select password_hash as hash from credential where user_id = $1'
      const { rows } = await server.engine.query<{ hash: string }>({ text, values: [person.id] })
      const { right } = await checkPassword(rows[0]?.hash, password)
      if (!right) throw new WrongGuess({ [field]: [{ key: 'error.wrongPassword' }] })
    })
    .catch((error: unknown) => noteFailure(request, error))
}
