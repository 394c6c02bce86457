/**
 * A kind of job: work that is enqueued in a transaction and done after its commit, by whichever process is
 * first. A subject lists its kinds in its `index.ts` and declares their data beside them:
 *
 * `declare module '#server/jobs/job.ts' { interface JobKinds { 'letter.send': { letter: number } } }`
 */
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import type { InChunks } from './chunks.ts'

/**
 * The data of each kind, by its name. It is stored for weeks and shown to administrators: use ids, never names
 * or addresses.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each subject adds its own
export interface JobKinds {}

export type JobKind = keyof JobKinds
/** Kinds without data. */
export type PlainJob = { [Kind in JobKind]: JobKinds[Kind] extends Record<string, never> ? Kind : never }[JobKind]

export type JobContext = {
  app: FastifyInstance
  /** Aborted when the server stops and its patience is over, or when another process has taken over the job. */
  signal: AbortSignal
  /** The number of this attempt, from 1. */
  attempt: number
  /** Does the work in chunks, each committed with the progress; see `docs/jobs.md`. */
  inChunks: InChunks
}

/** Failed attempts are repeated; after the last one the job goes to the dead letters, for an administrator. */
export type Retry = {
  /** Attempts after the first. */
  limit: number
  /** Seconds until the next attempt, doubled each time. */
  delay: number
  /** Maximum delay in seconds. */
  most?: number
}

type Common<Kind extends JobKind> = {
  kind: Kind
  /**
   * Cron with five fields, in Amsterdam time; scheduled jobs have no data. Runs missed while no server ran are
   * made up by one.
   */
  schedule?: JobKinds[Kind] extends Record<string, never> ? string : never
  /** Whether an administrator may have it done now, on the page of jobs; it has no data. */
  onDemand?: JobKinds[Kind] extends Record<string, never> ? boolean : never
  retry?: Retry
  /** Jobs of this kind that one process does at a time. Default: one. */
  atOnce?: number
  /** At most one job per key waits: a second would add nothing. */
  key?: (data: JobKinds[Kind]) => string
  /** Jobs of the same group never run at the same time, in any process. */
  group?: (data: JobKinds[Kind]) => string
}

type Free<Kind extends JobKind> = Common<Kind> & {
  once?: false
  /** May run again when its process dies, so its effects must be repeatable. */
  work(data: JobKinds[Kind], context: JobContext): Promise<void>
}

type Once<Kind extends JobKind> = Common<Kind> & {
  /** The whole work is one transaction, in which the job is also marked as done: never done twice. */
  once: true
  work(data: JobKinds[Kind], context: JobContext & { trx: Trx }): Promise<void>
}

export type Job<Kind extends JobKind = JobKind> = Free<Kind> | Once<Kind>

/** A job of any kind, for lists of all kinds. */
export type AnyJob = {
  kind: JobKind
  schedule?: string
  onDemand?: boolean
  retry?: Retry
  atOnce?: number
  key?: (data: never) => string
  group?: (data: never) => string
} & (
  | { once?: false; work(data: never, context: JobContext): Promise<void> }
  | {
      once: true
      work(data: never, context: JobContext & { trx: Trx }): Promise<void>
    }
)

/** @returns Its argument; the call exists for the type checker. */
export const job = <Kind extends JobKind>(given: Job<Kind>): AnyJob => given
