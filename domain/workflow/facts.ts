/** Facts of a file when one of its steps is due. */
import type { ProtectionKind } from '#domain/protection.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { FileStored } from '#schemas/generated/file.ts'

type OfFile = Pick<
  FileStored,
  'fileType' | 'phase' | 'language' | 'fourteenDayState' | 'costsWithoutLetter' | 'limitationDate'
>

export type Facts = OfFile & {
  /** Whether there is no file yet: debtors are reminded, and charged nothing. */
  isPrecasso?: boolean
  /** Strongest protection of the debtor to whom its steps are: one of a co-debtor stops nothing. */
  protection: ProtectionKind | null
  customer: number
  legalType: number | null
  fileStatus: number | null
  /** Whole cents. */
  outstanding: number
  principal: number
  disputed: boolean
  arrangementActive: boolean
  hasEmail: boolean
  hasMobile: boolean
  hasVerifiedAddress: boolean
  /** Day of the last payment that stands. */
  paidOn: IsoDate | null
  /** Day on which the step before was done; null: this is the first. */
  steppedOn: IsoDate | null
  /** Whether the client is no longer one. */
  clientBlocked: boolean
  hasDocuments: boolean
  /** Whether collection costs are charged already. */
  hasCosts: boolean
}
