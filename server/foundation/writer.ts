/** Who writes: a person, a customer's program with a key, or a part of this program by itself. */
import { randomUUID } from 'node:crypto'
import { anonymous, type Access, type Actor } from './access.ts'

export type Writer = {
  access: Access
  /** Ties together what one request, or one run of a part of the program, wrote. */
  requestId: string
  /** The call, as the log of reads names it. */
  call?: { id: string; route: string }
}

/** Somebody before or beside a session: the audit names them, and they have no right. @param person null: nobody is known. */
export const named = (person: Actor | null, requestId: string, impersonator: Actor | null = null): Writer => ({
  requestId,
  access: { ...anonymous, person: person && { ...unknown, ...person }, impersonator },
})

const unknown = { username: '', email: '', acl: [], isOutsider: false, customerIds: [], locale: anonymous.locale }

/**
 * A part of the program that writes by itself. The audit names it; it sees all rows and may write everything.
 *
 * @param name As the audit has it, after `system:`; histories say that the system did it.
 * @param behalf Who caused the write without having the right to it, such as an account that comes with a contact person. The
 *   audit names that person.
 */
export const system = (name: string, behalf?: Writer): Writer => ({
  requestId: randomUUID(),
  ...behalf,
  access: { ...(behalf?.access ?? anonymous), system: name, may: () => true },
})
