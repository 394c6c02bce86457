/** Why a message is not written: what keeps it from its reader, the strongest reason first. */
import type { ProtectionKind } from '#domain/protection.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { addressWall, protectionWall, type Channel, type HoldReason } from '#domain/workflow/walls.ts'

export type Held = {
  hold: HoldReason
  /** Details for the person who mends it: names of variables, a fault of the template. */
  note?: string
}

export type Standing = {
  channel: Channel
  destination: 'debtor' | 'client'
  isPrivate: boolean
  /** Protections of the debtor and all co-debtors. */
  protections: readonly ProtectionKind[]
  isClosed: boolean
  isClientActive: boolean
  /** Whether a workflow sends it: a person may also write about a file without debt. */
  isStep: boolean
  /** All that is owed, in cents. */
  outstanding: number
  address: string | null
  isStopped: boolean
  /** The same template went to the same file a short while ago. */
  isRepeated: boolean
  /** The last day of the registration; null: unknown. */
  wkiUntil: IsoDate | null
  /** Setting: messages to consumers stop when the registration has expired. */
  wkiStops: boolean
  today: IsoDate
}

/** @returns undefined when it may be written. */
export function holdOf(at: Standing): Held | undefined {
  const toDebtor = at.destination === 'debtor'
  if (toDebtor) {
    for (const protection of at.protections) {
      const wall = protectionWall({ protection })
      if (wall) return { hold: wall, note: protection }
    }
    if (at.isStep && at.isClosed) return { hold: 'manual', note: 'closed' }
    if (at.isStep && at.outstanding <= 0) return { hold: 'amount_zero' }
    if (at.isPrivate && at.wkiStops && at.wkiUntil !== null && at.wkiUntil < at.today) return { hold: 'wki_expired' }
  }
  if (!at.isClientActive) return { hold: 'client_blocked' }
  const wall = addressWall(at)
  if (wall) return { hold: wall }
  return at.isRepeated ? { hold: 'duplicate_message' } : undefined
}
