/** Flags: facts that everybody who opens a file has to know at once, in words. */
import { daysBetween } from '#domain/time/calendar.ts'
import { dayText, type IsoDate } from '#domain/time/day.ts'
import type { Text } from '#server/errors.ts'
import type { SideFacts } from './sideFacts.ts'

/** The properties of a file that its flags and its next step depend on, as far as the reader receives them. */
export type FileFacts = {
  fileType: 'private' | 'company'
  workflowStatus: string
  pausedUntil: IsoDate | null
  holdReason: string | null
  fourteenDayState: string
  fourteenDayEnd: IsoDate | null
  limitationDate: IsoDate | null
  disputed: boolean | null
  arrangementActive: boolean | null
  insolvent: boolean | null
  costsWithoutLetter?: string | null
  closedAt: string | null
  closeReason: { name: unknown } | null
}
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error'
export type Flag = { name: string; tone: Tone; text: Text }

/** Days before limitation from which it is told. */
const nearLimitation = 180

const letterTones: Readonly<Record<string, Tone>> = {
  none: 'neutral',
  running: 'info',
  expired_unpaid: 'success',
  paid_in_time: 'neutral',
  invalid: 'error',
}

type Beside = {
  /** Absent for people of a client, who do not see the debtor's own record. */
  debtor: SideFacts['debtor'] | undefined
  today: IsoDate
  /** Something was taken back after the file was closed, and is owed again. */
  owesAgain: boolean
} & Pick<SideFacts, 'livesAbroad' | 'hasProtectedCoDebtor'>

export function flagsOf(
  file: FileFacts,
  { debtor, today, owesAgain, livesAbroad, hasProtectedCoDebtor }: Beside,
): Flag[] {
  const isOpen = file.workflowStatus !== 'closed'
  const flag = (name: string, tone: Tone, values: Record<string, string | number> = {}, key = name): Flag => ({
    name,
    tone,
    text: { key: `filePage.flags.${key}`, values },
  })
  return [
    ...(owesAgain && !isOpen ? [flag('owesAgain', 'error')] : []),
    ...(file.insolvent || debtor?.protection ? [protectedFlag(debtor, flag)] : []),
    ...(debtor && hasProtectedCoDebtor ? [flag('coDebtorProtected', 'warning')] : []),
    ...(debtor?.deceasedAt && debtor.protection !== 'deceased' ? [flag('deceased', 'error')] : []),
    ...(file.disputed ? [flag('disputed', 'warning')] : []),
    ...(file.arrangementActive ? [flag('arrangement', 'success')] : []),
    ...(file.fileType === 'private' && isOpen ? [letterFlag(file, flag)] : []),
    ...(isOpen ? limitationFlags(file.limitationDate, today, flag) : []),
    ...(debtor && livesAbroad ? [flag('abroad', 'warning')] : []),
    ...(debtor?.vulnerable ? [flag('vulnerable', 'warning')] : []),
    ...(debtor?.doNotCall ? [flag('doNotCall', 'warning')] : []),
    ...(debtor?.doNotEmail ? [flag('doNotEmail', 'warning')] : []),
    ...(debtor?.contacts.some(({ blocked }) => blocked) ? [flag('blocked', 'warning')] : []),
    ...(file.costsWithoutLetter ? [flag('costsWithoutLetter', 'warning', { reason: file.costsWithoutLetter })] : []),
  ]
}

type MakeFlag = (name: string, tone: Tone, values?: Record<string, string | number>, key?: string) => Flag

function protectedFlag(debtor: SideFacts['debtor'] | undefined, flag: MakeFlag): Flag {
  if (!debtor?.protection) return flag('protected', 'error')
  return flag('protected', 'error', {}, `protection.${debtor.protection}`)
}

function letterFlag({ fourteenDayState: state, fourteenDayEnd: end }: FileFacts, flag: MakeFlag): Flag {
  const values: Record<string, string> = end ? { day: dayText(end) } : {}
  return flag('letter', letterTones[state] ?? 'neutral', values, `letter.${state}`)
}

function limitationFlags(day: IsoDate | null, today: IsoDate, flag: MakeFlag): Flag[] {
  if (day === null) return []
  const values = { day: dayText(day) }
  if (day < today) return [flag('limitation', 'error', values, 'barred')]
  return daysBetween(today, day) < nearLimitation ? [flag('limitation', 'warning', values)] : []
}
