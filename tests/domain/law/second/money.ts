/** Allocation, arrangements, references and court costs by other methods: cent by cent, digit by digit, tables by hand. */
import { later, monthsLater } from './calendar.ts'
import { vatOf } from './costs.ts'

export type Debt = {
  key: string
  principal: number
  interest: number
  costs: number
  courtCosts: number
  due: string
  rate: string
}
const parts = [
  ['courtCosts', 'court_costs'],
  ['costs', 'collection_costs'],
  ['interest', 'interest'],
  ['principal', 'principal'],
] as const

const owedOf = (debt: Debt) => debt.courtCosts + debt.costs + debt.interest + debt.principal

/** @returns What each debt takes: the named one first, then the due ones, most onerous and oldest first; equals share. */
export function allocationOf(debts: readonly Debt[], amount: number, on: string, designated?: string) {
  const taken = new Map(debts.map(({ key }) => [key, 0]))
  let left = amount
  const give = (key: string, cents: number) => {
    taken.set(key, (taken.get(key) ?? 0) + cents)
    left -= cents
  }
  const waiting = debts.filter(({ due, key }) => due <= on && key !== designated)
  const named = debts.find(({ key }) => key === designated)
  if (named) give(named.key, Math.min(left, owedOf(named)))
  while (waiting.length > 0) {
    const dearest = Math.max(...waiting.map(({ rate }) => Number(rate)))
    const dear = waiting.filter(({ rate }) => Number(rate) === dearest)
    const [oldest = ''] = dear.map(({ due }) => due).toSorted()
    const equals = dear.filter(({ due }) => due === oldest)
    const shares = sharesOf(left, equals.map(owedOf))
    for (const [n, { key }] of equals.entries()) give(key, shares[n] ?? 0)
    for (const one of equals) waiting.splice(waiting.indexOf(one), 1)
  }
  const lines: { key: string; component: string; amount: number }[] = []
  for (const debt of [...(named ? [named] : []), ...debts.filter((one) => one !== named)]) {
    let rest = taken.get(debt.key) ?? 0
    for (const [property, component] of parts) {
      let paid = 0
      while (rest > 0 && paid < debt[property]) [rest, paid] = [rest - 1, paid + 1]
      if (paid > 0) lines.push({ key: debt.key, component, amount: paid })
    }
  }
  return { lines, overpayment: left }
}

/** Each its whole cents of the exact share; single cents that remain go to those who lost most, one after the other. */
export function sharesOf(amount: number, owed: readonly number[]): number[] {
  const total = owed.reduce((sum, one) => sum + one, 0)
  if (amount >= total) return [...owed]
  const lost = owed.map((one) => (BigInt(amount) * BigInt(one)) % BigInt(total))
  const shares = owed.map((one, n) => Number((BigInt(amount) * BigInt(one) - (lost[n] ?? 0n)) / BigInt(total)))
  for (let spare = amount - shares.reduce((sum, one) => sum + one, 0); spare > 0; spare -= 1) {
    let most = 0
    for (const [n, loss] of lost.entries()) if (loss > (lost[most] ?? 0n)) most = n
    shares[most] = (shares[most] ?? 0) + 1
    lost[most] = -1n
  }
  return shares
}

const steps = { weekly: 7, two_weekly: 14, monthly: 1, quarterly: 3 } as const

/** By subtraction: what remains is divided by the instalments that remain, or an amount is taken off until nothing is left. */
export function arrangementOf(
  total: number,
  by: { instalments: number } | { amount: number },
  frequency: keyof typeof steps,
  start: string,
) {
  const amounts: number[] = []
  if ('amount' in by) {
    for (let left = total; left > 0; left -= by.amount) amounts.push(Math.min(left, by.amount))
  } else {
    const each = (total - (total % by.instalments)) / by.instalments
    for (let n = 1; n < by.instalments; n += 1) amounts.push(each)
    amounts.push(total - each * (by.instalments - 1))
  }
  return amounts.map((amount, n) => {
    const step = n * steps[frequency]
    const isInDays = frequency === 'weekly' || frequency === 'two_weekly'
    return { date: isInDays ? later(start, step) : monthsLater(start, step), amount }
  })
}

/** Weights of fifteen digits, from the left. */
const weights = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
/** Check digits by the rest of the sum divided by eleven, from 0. */
const checks = '01987654321'

const checkOf = (digits: string): string => {
  let sum = 0
  for (const [n, digit] of [...digits.padStart(15, '0')].entries()) sum += Number(digit) * (weights[n] ?? 0)
  while (sum >= 11) sum -= 11
  return checks[sum] ?? ''
}

export function referenceOf(number: string): string {
  const rest =
    number.length < 7 || number.length > 12 ? number.padStart(15, '0') : String(number.length).slice(-1) + number
  return checkOf(rest) + rest
}

export function isReference(text: string): boolean {
  if (!/^[0-9]+$/.test(text)) return false
  if (text.length === 7) return true
  if (text.length === 16) return text[0] === checkOf(text.slice(1))
  if (text.length < 9 || text.length > 14) return false
  return text[1] === String(text.length - 2).slice(-1) && text[0] === checkOf(text.slice(1))
}

/** In euros, by the tables of 2026: up to; fee of legal, of natural persons. */
const fees = '500 139 93, 1500 350 233, 2500 397 265, 5000 529 265, 12500 559 265, 25000 1504 753'
/** Up to; most points; amount of a point. */
const salaries =
  '250 3 43, 500 4 87, 1250 5 144, 2500 5 217, 3750 5 253, 5000 6 288, 10000 6 360, 20000 7 432, 40000 10 577'
const summonsOf2026 = 125_57
const indigentFee = 93_00
/** Half a point, at most. */
const mostAfter = 144_00

const rowFor = (table: string, claim: number): number[] =>
  table
    .split(', ')
    .map((row) => row.split(' ').map(Number))
    .find(([upTo = 0]) => claim <= upTo * 100) ?? []

export type CourtCase = {
  claim: number
  claimant: 'legal_person' | 'natural_person' | 'indigent'
  vatDeductible: boolean
  points: number
}

/** Before the cantonal judge, from February 2026 on. */
export function courtCostsOf({ claim, claimant, vatDeductible, points }: CourtCase) {
  const [, legal = 0, natural = 0] = rowFor(fees, claim)
  const courtFee = { legal_person: 100 * legal, natural_person: 100 * natural, indigent: indigentFee }[claimant]
  const [, most = 0, point = 0] = rowFor(salaries, claim)
  let salary = 0
  for (let half = 0.5; half <= points && half <= most; half += 0.5) salary += point * 50
  const summons = summonsOf2026 + (vatDeductible ? 0 : vatOf(summonsOf2026))
  const total = summons + courtFee + salary
  const afterCosts = point * 50 > mostAfter ? mostAfter : point * 50
  return { summons, courtFee, salary, total, afterCosts, exceedsClaim: total > claim }
}
