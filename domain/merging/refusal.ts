/**
 * Whether a file may become part of another: only what one letter could ask together becomes one file.
 *
 * @see Civil Code 6:96, paragraphs 6 and 7 (one letter, costs on the sum)
 */
export type MergeFile = {
  id: number
  customer: number
  debtor: number
  /** In the order of their ids. */
  coDebtors: readonly number[]
  fileType: string
  currency: string
  phase: string
  workflowStatus: string
  disputed: boolean
  insolvent: boolean
  /** An arrangement is asked for, proposed or runs. */
  hasArrangement: boolean
  fourteenDayState: string
  /** Whether somebody wrote why costs are charged without an expired letter. */
  hasOverride: boolean
  /** Id of the file that this one became part of; null: none. */
  mergedInto: number | null
}

export const mergeRefusals = [
  'closed',
  'otherCustomer',
  'otherDebtor',
  'otherCoDebtors',
  'otherKind',
  'otherCurrency',
  'phase',
  'isProtected',
  'suspended',
  'disputed',
  'arrangement',
  'letterRuns',
  'letterDiffers',
] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

/**
 * Returns why a file may not be merged with the one that leads; none: it may.
 *
 * A 14-day letter names its own claims only: files merge before one is sent, or once the term of each has expired.
 *
 * @param file The one that leads itself is asked the same, but it keeps its arrangement.
 */
export function refusalsOf(file: MergeFile, lead: MergeFile): MergeRefusal[] {
  const isLead = file.id === lead.id
  const holds: Readonly<Record<MergeRefusal, boolean>> = {
    closed: file.workflowStatus === 'closed' || file.mergedInto !== null,
    otherCustomer: file.customer !== lead.customer,
    otherDebtor: file.debtor !== lead.debtor,
    otherCoDebtors: file.coDebtors.join() !== lead.coDebtors.join(),
    otherKind: file.fileType !== lead.fileType,
    otherCurrency: file.currency !== lead.currency,
    phase: file.phase !== 'amicable',
    isProtected: file.insolvent,
    suspended: file.workflowStatus === 'suspend' && !file.insolvent,
    disputed: file.disputed,
    arrangement: !isLead && file.hasArrangement,
    letterRuns: file.fileType === 'private' && file.fourteenDayState === 'running',
    letterDiffers: file.fourteenDayState !== 'running' && letterOf(file) !== letterOf(lead),
  }
  return mergeRefusals.filter((name) => holds[name])
}

/** Files with the same may be charged together, or announced together. */
const letterOf = ({ fileType, fourteenDayState, hasOverride }: MergeFile): string =>
  fileType !== 'private' ? 'none' : hasOverride ? 'expired_unpaid' : fourteenDayState

type Leading = MergeFile & { receivedAt: string }

/** The file that others would join: the one with an arrangement, then the one with the fewest reasons against it, then the oldest. */
export function leadOf<File extends Leading>(files: readonly File[]): File | undefined {
  const against = (lead: File) => files.reduce((sum, file) => sum + refusalsOf(file, lead).length, 0)
  const ranked = files.map((file) => ({ file, against: against(file) }))
  ranked.sort(
    (a, b) =>
      Number(b.file.hasArrangement) - Number(a.file.hasArrangement) ||
      a.against - b.against ||
      (a.file.receivedAt < b.file.receivedAt ? -1 : Number(a.file.receivedAt > b.file.receivedAt)) ||
      a.file.id - b.file.id,
  )
  return ranked[0]?.file
}
