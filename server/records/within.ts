/** Knowledge of a write in progress, from its first check to its listeners. */
import type { Writer } from '#server/foundation/writer.ts'
import type { Context } from '#server/lists/page.ts'
import type { Behaviour } from './behaviour.ts'
import type { WriteContext } from './hooks.ts'

/** The context of a write in progress: entity, author, transaction and behaviour. */
export type Within = Context & WriteContext & { behaviour: Behaviour }

export const writerIn = ({ access, requestId, call }: Writer): Writer => ({ access, requestId, ...(call && { call }) })
export const contextIn = (within: Within): WriteContext => ({ ...writerIn(within), trx: within.trx, now: within.now })
