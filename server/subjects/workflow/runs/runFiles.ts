/** Files of a run: what is due, and what became of it. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Next } from '#domain/workflow/step.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { OwnerFacts } from '#server/subjects/workflow/facts.ts'
import type { KnownStep } from '#server/subjects/workflow/steps.ts'

/** A file or item whose step is due. `id`: of its row in the run; null: it is in none. */
export type Due = {
  id: number | null
  /** Id of the file, or of the item. */
  record: number
  step: number
  plannedFor: IsoDate
  /** Reasons that a person has set aside. */
  passes: ReadonlySet<HoldReason>
}

/** Outcome for a file. `left`: its step is no longer due, or was done before. */
export type Became = {
  due: Due
  facts: OwnerFacts | undefined
  step: KnownStep | undefined
  result: 'done' | 'held' | 'skipped' | 'failed' | 'left'
  hold?: HoldReason
  note?: string
  made?: { message?: number; costLine?: number; agendaItem?: number }
  /** null: no step follows. Absent: the file stays where it is. */
  next?: Next | null
}
