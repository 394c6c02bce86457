/** Action of a step: its input, and what it makes. */
import type { FastifyInstance } from 'fastify'
import type { IsoDate } from '#domain/time/day.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Owner } from '#server/subjects/workflow/owner.ts'
import type { KnownStep } from '#server/subjects/workflow/steps.ts'

/** A file or item whose step is done now. `key`: of it, its step and due day, so that what is made is made once. */
export type Task = {
  record: number
  customer: number
  debtor: number
  key: string
  /** A person let the same message go out once more. */
  again?: boolean
  /** Reasons that a person has set aside. */
  passes?: readonly HoldReason[]
}

export type Made =
  { message?: number; costLine?: number; agendaItem?: number; note?: string } | { hold: HoldReason; note?: string }

export type ActionContext = {
  app: FastifyInstance
  of: Owner
  trx: Trx
  /** Milliseconds since 1970. */
  now: number
  today: IsoDate
  step: KnownStep
  run: number | null
  by: Writer
}

/**
 * Does the step for all of them, by few statements.
 *
 * @returns By file or item. Of those that are held nothing is made.
 * @throws When one of them cannot be done; the caller rolls back and tries fewer.
 */
export type Action = (tasks: readonly Task[], context: ActionContext) => Promise<ReadonlyMap<number, Made>>

/** The same for each. */
export const all = (tasks: readonly Task[], made: (task: Task) => Made = () => ({})): ReadonlyMap<number, Made> =>
  new Map(tasks.map((task) => [task.record, made(task)]))
