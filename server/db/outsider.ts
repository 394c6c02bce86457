/**
 * Users from outside the staff: accounts of owners and API keys. Statements that answer them run as a separate
 * database role, to which `rowPolicies.ts` shows only their own rows, whatever the statement says.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { OwnerIds } from '#schemas/owner.ts'

/** The user's facts that row policies read: the names that row rights use after `$me.`. */
export type Outsider = Readonly<Record<string, unknown>> & {
  acl: readonly string[]
} & Readonly<Record<OwnerIds, readonly number[]>>

const asking = new AsyncLocalStorage<Outsider | undefined>()

/** The outsider on whose behalf the current code runs; undefined for staff, and for work of the server itself. */
export const currentOutsider = (): Outsider | undefined => asking.getStore()

/** Runs `work`, and everything asynchronous that it starts, on behalf of this outsider. */
export const forOutsider = <T>(who: Outsider | undefined, work: () => T): T => asking.run(who, work)

/** Runs work that others share or that outlives the request (caches, queues, logs) as the server itself. */
export const forServer = <T>(work: () => T): T => asking.run(undefined, work)
