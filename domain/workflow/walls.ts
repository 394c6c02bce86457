/**
 * Walls that nobody passes, by template or workflow: no collection costs on a private file before its letter expired,
 * no contact outside the window or to an address that must not be used, and nothing at all to a protected debtor.
 *
 * @see art. 6:96 lid 6 BW; Besluit kwaliteit incassodienstverlening (contact window); domain/protection.ts
 */
import { contactWindow } from '#domain/law/contactWindow.ts'
import { effectsOf, type ProtectionKind } from '#domain/protection.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import type { File } from '#schemas/generated/file.ts'
import type { ProcessingItem } from '#schemas/generated/processing-item.ts'

export type HoldReason = NonNullable<ProcessingItem['holdReason']>
export type Channel = 'email' | 'post' | 'sms'

/** The strongest protection of the debtor. */
export type Protected = { protection: ProtectionKind | null }

/** @returns Why nothing at all is done to this debtor. */
export const protectionWall = ({ protection }: Protected): HoldReason | undefined =>
  protection !== null && effectsOf(protection).blocksCollection ? 'insolvency' : undefined

export type CostRight = Pick<File, 'fileType' | 'fourteenDayState' | 'costsWithoutLetter'>

/** @returns Why collection costs may not be charged: a private debtor's letter was not sent, or has not expired. */
export function costWall({ fileType, fourteenDayState, costsWithoutLetter }: CostRight): HoldReason | undefined {
  // A person with the right ROLE_FILE_COSTS_OVERRIDE gave a reason, which the audit has.
  if (fileType !== 'private' || costsWithoutLetter) return undefined
  if (fourteenDayState === 'expired_unpaid' || fourteenDayState === 'not_needed') return undefined
  return fourteenDayState === 'running' ? '14_day_term_running' : 'missing_14_day_letter'
}

export type Contact = {
  channel: Channel
  /** The address to use; null: there is none. */
  address: string | null
  /** The debtor asked not to be written to by this channel, or the number is on the blacklist. */
  isStopped: boolean
}

const missing: Readonly<Record<Channel, HoldReason>> = { email: 'no_email', post: 'no_valid_address', sms: 'no_phone' }

/** @returns Why this address cannot be used, whenever. */
export function addressWall({ channel, address, isStopped }: Contact): HoldReason | undefined {
  if (isStopped) return 'opt_out'
  return address === null ? missing[channel] : undefined
}

export type Window = {
  /** Local time in Amsterdam, 'YYYY-MM-DDTHH:MM'. */
  at: string
  holidays: Holidays
  /** Local times of day, 'HH:MM', that narrow what the law allows. */
  from?: string | null
  until?: string | null
}

/**
 * When an e-mail or SMS may leave: a letter on paper has no window, because its carrier decides when it arrives.
 *
 * @returns The first moment from `at` on, 'YYYY-MM-DDTHH:MM'; `at` itself where it may leave now.
 */
export function firstMoment(channel: Channel, { at, holidays, from, until }: Window): string {
  if (channel === 'post') return at
  let next = contactWindow(at, holidays).next
  // At most a fortnight of closed days lies between two open ones.
  for (let turn = 0; turn < 30; turn += 1) {
    const time = next.slice(11)
    if (from && time < from) next = `${next.slice(0, 10)}T${from}`
    else if (until && time >= until) next = `${next.slice(0, 10)}T23:59`
    const { allowed, next: later } = contactWindow(next, holidays)
    if (allowed && !(until && next.slice(11) >= until)) return next
    next = later
  }
  return next
}
