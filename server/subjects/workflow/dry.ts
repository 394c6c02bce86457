/** What would become of files whose steps are due, without doing it. */
import type { FastifyInstance } from 'fastify'
import type { IsoDate } from '#domain/time/day.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { Engine } from '#server/db/engine.ts'
import type { KnownStep } from './steps.ts'

export type DryRun = {
  /** Steps due until this day. */
  date: IsoDate
  step?: number
  customer?: number
  /** Only these, due or not. */
  files?: readonly number[]
  limit: number
  offset?: number
}

export type DryFile = {
  file: number
  step: KnownStep
  result: 'done' | 'held' | 'skipped'
  hold?: HoldReason
  note?: string
  nextStep: number | null
  nextDueAt: IsoDate | null
}

/** @returns One for each due file, by its id. */
export async function dryRun(
  _app: FastifyInstance,
  _database: Pick<Engine, 'query'>,
  _asked: DryRun,
): Promise<{ files: DryFile[]; total: number }> {
  return { files: [], total: 0 }
}
