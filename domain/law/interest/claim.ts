/** The interest of one claim over time: what runs, what was added to its base after a year, and what is still open. */
import type { Cents } from '#domain/money/money.ts'
import type { Percentage } from '#domain/money/share.ts'
import { addMonths, addYears, daysBetween, isLeapYear } from '#domain/time/calendar.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import {
  holdsUntil,
  rateOf,
  rateText,
  rateUnit,
  tableRate,
  type Rate,
  type RateTables,
  type TableName,
} from './rates.ts'

export const interestTypes = ['statutory', 'commercial', 'government', 'contractual', 'none'] as const
export type InterestType = (typeof interestTypes)[number]
export const compoundings = ['annual', 'monthly', 'none'] as const
export type Compounding = (typeof compoundings)[number]
export const dayCounts = ['act365', 'actact'] as const
export type DayCount = (typeof dayCounts)[number]

export type InterestClaim = {
  amount: Cents
  /** The first day of default: the day after the claim fell due. */
  interestFrom: IsoDate
  type: InterestType
  /** Contractual rate, per `per`. */
  rate?: Percentage
  per?: 'year' | 'month'
  /** Points above the rate of the law. */
  surcharge?: Percentage
  /** Default: yearly for interest by law (Civil Code 6:119 lid 2), none for that of a contract. */
  compounding?: Compounding
  dayCount?: DayCount
}

/** `to` is the last day counted. `base`: principal and interest that was added to it. */
export type Segment = { from: IsoDate; to: IsoDate; days: number; rate: Percentage; base: Cents; amount: Cents }

/** Government as a debtor pays the commercial rate (6:119b). */
const tables: Readonly<Partial<Record<InterestType, TableName>>> = {
  statutory: 'statutory',
  commercial: 'commercial',
  government: 'commercial',
}

/** Open parts of a claim, changed by time and payments. */
export type Account = {
  claim: InterestClaim
  principal: Cents
  /** Interest of past years, which bears interest itself. */
  capitalised: Cents
  /** Interest that bears none yet. */
  running: Cents
  /** The first day that is not counted yet. */
  next: IsoDate
  segments: Segment[]
  /** The year of default that is being counted, of these terms. */
  year?: { of: InterestClaim; current: IsoDate; following: IsoDate }
}

export const openAccount = (claim: InterestClaim): Account => ({
  claim,
  principal: claim.amount,
  capitalised: 0,
  running: 0,
  next: claim.interestFrom,
  segments: [],
})

/** The rate per year on a day, surcharge included. @throws {MissingRate} */
export function yearlyRate({ type, rate, per, surcharge }: InterestClaim, day: IsoDate, rates: RateTables): Rate {
  const table = tables[type]
  if (table) return tableRate(rates, table, day) + rateOf(surcharge ?? '0')
  if (type === 'none') return 0n
  return (rateOf(rate ?? '0') + rateOf(surcharge ?? '0')) * (per === 'month' ? 12n : 1n)
}

/**
 * Counts the days up to and including `through`, in segments that end where the rate changes or a year of
 * default ends. On the anniversary the year's interest is added to the base first.
 *
 * @throws {MissingRate} @throws {RangeError} If it is more than a number holds exactly, or has too many segments.
 */
export function accrue(account: Account, through: IsoDate, rates: RateTables): void {
  const { claim } = account
  if (claim.type === 'none') return
  while (account.next <= through) {
    const from = account.next
    const anniversary = yearOf(account, from)
    if (anniversary.current === from && from > claim.interestFrom) {
      account.capitalised += account.running
      account.running = 0
    }
    const base = account.principal + account.capitalised
    if (base === 0) {
      account.next = earliest(addDays(through, 1), anniversary.following)
      continue
    }
    const limit = earliest(through, addDays(anniversary.following, -1))
    const table = tables[claim.type]
    const to = table ? holdsUntil(rates, table, from, limit) : limit
    const rate = yearlyRate(claim, from, rates)
    const days = daysByYear(from, to)
    const amount = interestOver(base, rate, days, claim.dayCount ?? 'act365')
    if (account.segments.length >= mostSegments || !Number.isSafeInteger(base + account.running + amount))
      throw new RangeError('the interest of this claim cannot be worked out: it is too long or too high')
    account.segments.push({ from, to, days: days.leap + days.usual, rate: rateText(rate), base, amount })
    account.running += amount
    account.next = addDays(to, 1)
  }
}

/** Far more than a lawful claim has: yearly segments of ages. */
const mostSegments = 10_000
const never = '9999-12-31'
const earliest = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)

/** Worked out once a year, however often something is paid in it. */
function yearOf(account: Account, day: IsoDate): { current: IsoDate; following: IsoDate } {
  const { claim, year } = account
  if (year?.of === claim && year.current <= day && day < year.following) return year
  const found = { of: claim, ...nextAnniversary(claim, day) }
  account.year = found
  return found
}

/** The anniversary on or before a day, and the one after it; without compounding there is none. */
function nextAnniversary(claim: InterestClaim, day: IsoDate): { current: IsoDate; following: IsoDate } {
  const compounding = compoundingOf(claim)
  if (compounding === 'none') return { current: claim.interestFrom, following: never }
  const nth = (n: number) =>
    compounding === 'annual' ? addYears(claim.interestFrom, n) : addMonths(claim.interestFrom, n)
  const years = Number(day.slice(0, 4)) - Number(claim.interestFrom.slice(0, 4))
  const months = Number(day.slice(5, 7)) - Number(claim.interestFrom.slice(5, 7))
  const n = compounding === 'annual' ? years : years * 12 + months
  const near = nth(n)
  return near > day ? { current: nth(n - 1), following: near } : { current: near, following: nth(n + 1) }
}

export const compoundingOf = ({ type, compounding }: InterestClaim): Compounding =>
  compounding ?? (type === 'contractual' || type === 'none' ? 'none' : 'annual')

/** Rounded half up once, over both ends included. */
function interestOver(base: Cents, rate: Rate, { leap, usual }: DaysByYear, dayCount: DayCount): Cents {
  const [days, ofYear] = dayCount === 'act365' ? [leap + usual, 365] : [leap * 365 + usual * 366, 365 * 366]
  const product = BigInt(base) * rate * BigInt(days)
  const divisor = 100n * rateUnit * BigInt(ofYear)
  return Number((2n * product + divisor) / (2n * divisor))
}

type DaysByYear = { leap: number; usual: number }

/** Days in leap years and in others, both ends included. */
function daysByYear(from: IsoDate, to: IsoDate): DaysByYear {
  if (from.slice(0, 4) === to.slice(0, 4)) {
    const days = daysBetween(from, to) + 1
    return isLeapYear(Number(from.slice(0, 4))) ? { leap: days, usual: 0 } : { leap: 0, usual: days }
  }
  const counted = { leap: 0, usual: 0 }
  const last = Number(to.slice(0, 4))
  for (let year = Number(from.slice(0, 4)); year <= last; year += 1) {
    const first = from > `${year}-01-01` ? from : `${year}-01-01`
    const end = to < `${year}-12-31` ? to : `${year}-12-31`
    counted[isLeapYear(year) ? 'leap' : 'usual'] += daysBetween(first, end) + 1
  }
  return counted
}
