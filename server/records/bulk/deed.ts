/** What a bulk run does to each record, and what became of it. */
import type { Changes } from '#server/foundation/audit.ts'
import type { Body } from '#server/records/values/body.ts'

/** `action`: 'update', 'delete', or an action of the lifecycle. `values`: validated. */
export type Deed = { action: string; values: Body }

/** A record as it was chosen. `stamp`: its version then (`stamp.ts`); null: it was not to be seen. */
export type Target = { place: number; id: number; stamp: number | null }

/** `stamp`: its version after the run; null when it is gone. `changes`: without what the server fills in. */
export type Result = {
  place: number
  id: number
  outcome: 'changed' | 'same' | 'refused'
  title: string | null
  changes: Changes
  errors: readonly string[]
  stamp: number | null
}
