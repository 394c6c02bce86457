/** Facts that the gate looks at: what leaves, to whom, about which case, and when. */
import type { ProtectionKind } from '#domain/protection.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Channel, HoldReason } from '#domain/workflow/walls.ts'
import type { Purpose } from './purpose.ts'

/** Why something does not leave. */
export type Held = {
  hold: HoldReason
  /** Details for the person who mends it: a kind of protection, names of variables, characters. */
  note?: string
}

export type Outgoing = {
  channel: Channel
  destination: 'debtor' | 'client'
  purpose: Purpose
  /** null: there is none that may be used. */
  address: string | null
  /** The reader does not want to be written to this way. */
  isStopped: boolean
  /** The same template went to the same file a short while ago. */
  isRepeated?: boolean
  /** Whether a workflow sends it. */
  isStep?: boolean
  /** Characters of a letter that its font lacks. */
  unprintable?: readonly string[]
  /** Whether the address has more lines, or longer ones, than its window. */
  isTooLarge?: boolean
  /** false: its table and the amount that it asks are not the same. */
  addsUp?: boolean
}

/** The debtor or co-debtor to whom it goes. */
export type Addressee = {
  kind: 'private' | 'company'
  /** Protections that have not ended; of others who owe too they do not count. */
  protections: readonly ProtectionKind[]
  /** Kind unknown: the file is locked against collection. */
  isLocked?: boolean
  deceasedAt: IsoDate | null
  birthDate: IsoDate | null
  /** Whether somebody who speaks for him gets it instead. */
  isRepresented: boolean
}

/** The file, or the item of pre-collection. Amounts in whole cents. */
export type Matter = {
  fileType: 'private' | 'company'
  phase: string | null
  isClosed: boolean
  isClientActive: boolean
  outstanding: number
  overpayment: number
  isDisputed: boolean
  hasArrangement: boolean
  limitationDate: IsoDate | null
  letterState: string
  costsWithoutLetter: string | null
  hasJudgment: boolean
}

export type Moment = {
  today: IsoDate
  /** The last day of the registration (Wki); null: unknown. */
  wkiUntil: IsoDate | null
  /** Setting: messages to consumers stop when the registration has expired. */
  wkiStops: boolean
  /** Reasons that a person with the right to do so has set aside. */
  passes?: ReadonlySet<HoldReason>
}
