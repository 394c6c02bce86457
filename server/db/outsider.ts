/**
 * Whoever asks from outside the staff: accounts of owners and API keys. What is done while answering them runs as
 * a database role of its own, which sees the rows of the asker only (`rowPolicies.ts`), whatever a statement says.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { OwnerIds } from '#schemas/owner.ts'

/** What the policies know of the asker: the names that row rights use after `$me.`. */
export type Outsider = Readonly<Record<string, unknown>> & {
  acl: readonly string[]
} & Readonly<Record<OwnerIds, readonly number[]>>

const asking = new AsyncLocalStorage<Outsider | undefined>()

/** Who asks now; undefined for staff, for nobody in particular, and for what the server does by itself. */
export const currentOutsider = (): Outsider | undefined => asking.getStore()

/** Everything that begins in `work`, and goes on after it, is done for this asker. */
export const forOutsider = <T>(who: Outsider | undefined, work: () => T): T => asking.run(who, work)

/** Work that others share or that outlives the request: what is kept for everybody, queues, logs. */
export const forServer = <T>(work: () => T): T => asking.run(undefined, work)
