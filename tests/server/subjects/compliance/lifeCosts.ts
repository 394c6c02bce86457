/** What the costs of a life must come to, worked out from scratch, with nothing of the program's own calculation. */
import { addDays } from '#domain/time/day.ts'
import type { Api } from '#tests/support/api.ts'
import type { Letters } from './lifeLetters.ts'

type Claim = { id: number; cents: number; due: string }
type Sum = { id: number; day: string; cents: number; isBack?: boolean }
export type Letter = {
  sent: string
  end: string
  announced: number
  named: Map<number, number>
  message: number
  isLost: boolean
  /** The client could not reclaim VAT when it left, so that it announced VAT too. */
  isWithVat: boolean
}
export type Life = {
  api: Api
  file: number
  debtor: number
  customer: number
  costType: number
  /** Templates by what they say. */
  letters: Letters
  /** Messages that have left. */
  left: Set<number>
  claims: Claim[]
  /** Payments, and credit notes, which settle the oldest claims alike. */
  sums: Sum[]
  letter: Letter | null
  isCompany: boolean
  /** The debtor itself is a company, whatever its file says. */
  hasCompany: boolean
  protections: { from: string; to: string | null; id: number }[]
  vat: boolean
  /** Lines that were charged: a second one only counts while none before it is owed. */
  lines: Line[]
}
/** Its day, and the claims that it was for where no letter named them. */
type Line = { day: string; base: readonly number[] | null }

/** 15 % of the first 2,500 euros, 10 % of the next, 5 % of the next 5,000, 1 % of what follows; at least 40. */
export function scale(cents: number): number {
  if (cents === 0) return 0
  const within = (from: number, to: number) => Math.max(0, Math.min(cents, to) - from)
  const thousandths =
    within(0, 250_000) * 150 +
    within(250_000, 500_000) * 100 +
    within(500_000, 1_000_000) * 50 +
    within(1_000_000, 20_000_000) * 10
  return Math.max(4_000, Math.floor((thousandths + 500) / 1_000))
}

export const vatOf = (net: number): number => Math.floor((net * 21 + 50) / 100)
export const announcedFor = (cents: number, isWithVat: boolean): number =>
  scale(cents) + (isWithVat ? vatOf(scale(cents)) : 0)

/** What is left of each claim at the end of a day, the oldest paid first. */
export function left({ claims, sums }: Life, day: string): Map<number, number> {
  let paid = sums.filter((one) => one.day <= day && !one.isBack).reduce((total, { cents }) => total + cents, 0)
  return new Map(
    claims
      .toSorted((a, b) => (a.due < b.due ? -1 : 1))
      .map(({ id, cents }) => {
        const taken = Math.min(paid, cents)
        paid -= taken
        return [id, cents - taken]
      }),
  )
}

export const named = (life: Life, letter: Letter, day: string): number => {
  const open = left(life, day)
  return [...letter.named].reduce((total, [id, cents]) => {
    const own = life.claims.find((one) => one.id === id)
    return total + (own && own.due < letter.sent ? Math.min(cents, open.get(id) ?? 0) : 0)
  }, 0)
}

/** Costs without VAT that are owed by all that is known, in cents: a file is charged once, by the first line that is owed. */
export const owed = (life: Life): number => life.lines.map((line) => owedOf(life, line)).find((cents) => cents > 0) ?? 0

export function owedOf(life: Life, line: Line): number {
  const { letter, isCompany, protections, claims } = life
  if (protections.some(({ from, to }) => from <= line.day && (to === null || line.day <= to))) return 0
  if (isCompany) {
    const open = left(life, addDays(line.day, -1))
    const charged = claims.filter(({ id, due }) => due < line.day && (line.base === null || line.base.includes(id)))
    return scale(charged.reduce((total, { id }) => total + (open.get(id) ?? 0), 0))
  }
  if (!letter || letter.isLost || letter.end >= line.day) return 0
  const atSending = named(life, letter, addDays(letter.sent, -1))
  if (atSending === 0 || announcedFor(atSending, letter.isWithVat) !== letter.announced) return 0
  return scale(named(life, letter, letter.end))
}
