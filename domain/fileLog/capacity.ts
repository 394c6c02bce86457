/**
 * Sum that a person can pay a month, and the one free of seizure: a hint for a conversation, not the calculation of a
 * bailiff, who has the registers of income, allowances, rent and premiums that the law asks for.
 *
 * Simplified: of income that may be seized (allowances may not) 95 % stays free, and at most the amount of the household; so
 * the hint errs in favour of the debtor with a middle income.
 *
 * @see art. 475c (what may be seized), 475da (most), 475dc (5 % always remains to be paid) Rv
 */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { seizureFreeAmounts, type Household, type SeizureFreeAmounts } from './seizureFreeAmounts.ts'

/** Whole cents a month. */
export type Budget = {
  income: readonly { kind: string; amount: Cents }[]
  expenses: readonly { kind: string; amount: Cents }[]
  household?: Household | null
}
export type Capacity = {
  income: Cents
  expenses: Cents
  /** Income left after the expenses; never below zero. */
  capacity: Cents
  /** null: the household is not known. */
  seizureFree: Cents | null
  /** Sum that a seizure could take; null: the household is not known. */
  seizable: Cents | null
  /** First day on which the amounts of the hint hold. */
  amountsFrom: IsoDate | null
}

/** @param on The day of which the amounts are taken. All amounts in whole cents a month. */
export function capacityOf({ income, expenses, household }: Budget, on: IsoDate): Capacity {
  const received = sum(income)
  const spent = sum(expenses)
  const plain = { income: received, expenses: spent, capacity: Math.max(0, received - spent) }
  if (!household) return { ...plain, seizureFree: null, seizable: null, amountsFrom: null }
  const { from, most } = amountsOn(on)
  const open = sum(income.filter(({ kind }) => kind !== 'allowances'))
  // Rounded up: half a cent is the debtor's.
  const seizureFree = Math.min(most[household], Math.ceil((open * 95) / 100))
  return { ...plain, seizureFree, seizable: open - seizureFree, amountsFrom: from }
}

const sum = (rows: readonly { amount: Cents }[]): Cents => rows.reduce((total, { amount }) => total + amount, 0)

/** @returns The amounts that hold on a day; the oldest known before them. */
export function amountsOn(on: IsoDate): SeizureFreeAmounts {
  const found = seizureFreeAmounts.find(({ from }) => from <= on) ?? seizureFreeAmounts.at(-1)
  if (!found) throw new RangeError('There are no amounts that stay free of seizure.')
  return found
}
