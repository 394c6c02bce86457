/** The author of a write: a person, an API key, or a part of this program. */
import { randomUUID } from 'node:crypto'
import { owner } from '#schemas/owner.ts'
import { anonymous, type Access, type Actor, type WithOwners } from './access.ts'

export type Writer = {
  access: Access
  /** Identifies all writes of one request, or of one run of a program part. */
  requestId: string
  /** The call, as the log of reads names it. */
  call?: { id: string; route: string }
}

/** A writer without a session, for the audit only: it has no rights. @param person null: unknown. */
export const named = (person: Actor | null, requestId: string, impersonator: Actor | null = null): Writer => ({
  requestId,
  access: { ...anonymous, person: person && { ...unknown, ...person }, impersonator },
})

const noOwners = (owner ? { [owner.ids]: [] } : {}) as WithOwners
const unknown = { username: '', email: '', acl: [], isOutsider: false, ...noOwners, locale: anonymous.locale }

/**
 * A part of the program as the writer: it sees all rows and may write everything, and the audit names it.
 *
 * @param name Name in the audit, after `system:`; histories show "system".
 * @param behalf Person who caused the write without having the right to it, for the audit: for example whoever
 * saved a contact person for whom an account is created.
 */
export const system = (name: string, behalf?: Writer): Writer => ({
  requestId: randomUUID(),
  ...behalf,
  access: { ...(behalf?.access ?? anonymous), system: name, may: () => true },
})
