/**
 * Allocation: which debts a payment settles, and which parts of them.
 *
 * By law unless a template says otherwise: the debt that the debtor names; else debts that are due, the most
 * onerous first, then the oldest, and pro rata among equals (Civil Code 6:43). Within a debt costs come first,
 * then interest, then principal (6:44). Costs that may not be claimed are no debt: the caller leaves them out.
 */
import type { IsoDate } from '#domain/time/day.ts'
import type { Cents } from './money.ts'
import { proRata } from './proRata.ts'
import type { Percentage } from './share.ts'

export const components = [
  'execution_costs',
  'court_costs',
  'collection_costs',
  'other_costs',
  'interest',
  'principal',
] as const
export type Component = (typeof components)[number]

export type Debt = {
  id: string
  dueDate: IsoDate
  /** Interest per year: the higher, the more onerous. */
  rate: Percentage
  /** Open amount of each part, zero or more. */
  open: Readonly<Partial<Record<Component, Cents>>>
}

export type AllocationOrder = {
  /** Order of payment within a debt; parts that are not named get nothing. */
  components: readonly Component[]
  respectDesignation: boolean
  mostOnerousFirst: boolean
  oldestFirst: boolean
  /** Execution costs of all debts come before anything else. */
  bailiffCostsFirst: boolean
}

export type AllocatedLine = { debt: string; component: Component; amount: Cents }
export type Allocation = {
  lines: readonly AllocatedLine[]
  /** The rest of the payment. */
  surplus: Cents
  /** A debt is still open but not due, so the surplus waits for it and is no overpayment. */
  surplusWaits: boolean
}

type Payment = {
  amount: Cents
  day: IsoDate
  /** Id of the debt that the debtor names. */
  named?: string
}

export const lawfulOrder: AllocationOrder = {
  components,
  respectDesignation: true,
  mostOnerousFirst: true,
  oldestFirst: true,
  bailiffCostsFirst: false,
}

/** @throws {RangeError} If the payment is no whole number of cents above zero. */
export function allocate(payment: Payment, debts: readonly Debt[], order: AllocationOrder = lawfulOrder): Allocation {
  if (!Number.isSafeInteger(payment.amount) || payment.amount <= 0) {
    throw new RangeError(`a payment must be whole cents above zero: ${payment.amount}`)
  }
  const groups = groupsOf(payment, debts, order)
  const before: readonly Component[] = order.bailiffCostsFirst
    ? order.components.filter((one) => one === 'execution_costs')
    : []
  const first = settle(payment.amount, groups, before)
  const rest = settle(
    first.left,
    groups,
    order.components.filter((one) => !before.includes(one)),
  )
  const reached = new Set(groups.flat().map(({ id }) => id))
  const surplusWaits =
    rest.left > 0 && debts.some((debt) => !reached.has(debt.id) && openOf(debt, order.components) > 0)
  return { lines: [...first.lines, ...rest.lines], surplus: rest.left, surplusWaits }
}

/** Lines that undo an allocation: booked lines are never changed, only countered. */
export const reversal = (lines: readonly AllocatedLine[]): AllocatedLine[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }))

/** Debts in the order of payment; those in one group share. Debts that are not due are left out, unless named. */
function groupsOf({ day, named }: Payment, debts: readonly Debt[], order: AllocationOrder): Debt[][] {
  const designated = order.respectDesignation ? debts.filter(({ id }) => id === named) : []
  const due = debts.filter((debt) => debt.dueDate <= day && !designated.includes(debt)).sort(byRank(order))
  const groups: Debt[][] = designated.map((debt) => [debt])
  let last: Debt | undefined
  for (const debt of due) {
    if (last && byRank(order)(last, debt) === 0) groups.at(-1)?.push(debt)
    else groups.push([debt])
    last = debt
  }
  return groups
}

const byRank =
  ({ mostOnerousFirst, oldestFirst }: AllocationOrder) =>
  (a: Debt, b: Debt): number =>
    (mostOnerousFirst ? Number(b.rate) - Number(a.rate) : 0) ||
    (oldestFirst ? Number(a.dueDate > b.dueDate) - Number(a.dueDate < b.dueDate) : 0)

function settle(amount: Cents, groups: readonly (readonly Debt[])[], parts: readonly Component[]) {
  const lines: AllocatedLine[] = []
  let left = amount
  for (const group of groups) {
    if (left === 0) break
    const owed = group.map((debt) => openOf(debt, parts))
    const given = proRata(left, owed)
    for (const [index, debt] of group.entries()) lines.push(...withinDebt(debt, given[index] ?? 0, parts))
    left -= given.reduce((total, one) => total + one, 0)
  }
  return { lines, left }
}

function withinDebt({ id, open }: Debt, amount: Cents, parts: readonly Component[]): AllocatedLine[] {
  let left = amount
  return parts.flatMap((component) => {
    const paid = Math.min(left, open[component] ?? 0)
    left -= paid
    return paid > 0 ? [{ debt: id, component, amount: paid }] : []
  })
}

const openOf = ({ open }: Debt, parts: readonly Component[]): Cents =>
  parts.reduce((total, component) => total + (open[component] ?? 0), 0)
