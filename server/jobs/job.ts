/**
 * A kind of job: work that is written down in a transaction and done once that is committed, by whichever process comes
 * first. A subject names its kinds in its `index.ts`, and says beside each what data it takes:
 *
 * `declare module '#server/jobs/job.ts' { interface JobKinds { 'letter.send': { letter: number } } }`
 */
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import type { InChunks } from './chunks.ts'

/** The data of each kind, by its name. It is kept for weeks and shown to administrators: ids, never names or addresses. */
// oxlint-disable-next-line typescript/no-empty-object-type -- each subject adds its own
export interface JobKinds {}

export type JobKind = keyof JobKinds
/** Those that are told nothing. */
export type PlainJob = { [Kind in JobKind]: JobKinds[Kind] extends Record<string, never> ? Kind : never }[JobKind]

export type JobContext = {
  app: FastifyInstance
  /** Aborted when the server stops and has waited long enough, or when somebody else has taken the job over. */
  signal: AbortSignal
  /** The number of this try, from 1. */
  attempt: number
  /** Does the work in chunks that are each committed with how far it came; see `docs/jobs.md`. */
  inChunks: InChunks
}

/** Failed tries are repeated; after the last the job lies with the dead letters, for an administrator. */
export type Retry = {
  /** Tries after the first. */
  limit: number
  /** Seconds until the next try, doubled with each. */
  delay: number
  /** Seconds that it is never longer than. */
  most?: number
}

type Common<Kind extends JobKind> = {
  kind: Kind
  /** Cron, five fields, in the time of Amsterdam; its jobs have no data. Missed while no server ran, it is done once. */
  schedule?: JobKinds[Kind] extends Record<string, never> ? string : never
  retry?: Retry
  /** Of these one process does so many at a time; by itself one. */
  atOnce?: number
  /** Of jobs with the same key one waits at most: a second says nothing new. */
  key?: (data: JobKinds[Kind]) => string
  /** Jobs of the same group are never done at the same time, by no process. */
  group?: (data: JobKinds[Kind]) => string
}

type Free<Kind extends JobKind> = Common<Kind> & {
  once?: false
  /** May be done again when its process dies: what it changes must bear that. */
  work(data: JobKinds[Kind], context: JobContext): Promise<void>
}

type Once<Kind extends JobKind> = Common<Kind> & {
  /** All of the work is one transaction, and that the job is done is part of it: never twice, whatever happens. */
  once: true
  work(data: JobKinds[Kind], context: JobContext & { trx: Trx }): Promise<void>
}

export type Job<Kind extends JobKind = JobKind> = Free<Kind> | Once<Kind>

/** Any kind, for those who keep all of them: its data is that of no kind in particular. */
export type AnyJob = {
  kind: JobKind
  schedule?: string
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

/** @returns What it is given; it is there for the type checker. */
export const job = <Kind extends JobKind>(given: Job<Kind>): AnyJob => given
