/**
 * Each calculation by a second method that shares nothing with the first, for thousands of random lawful cases: to the
 * cent, and to the day.
 */
import fc, { type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { arrangement, type Plan } from '#domain/law/arrangement.ts'
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { contactWindow } from '#domain/law/contactWindow.ts'
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { instalmentCosts } from '#domain/law/instalmentCosts.ts'
import { interest } from '#domain/law/interest/interest.ts'
import { limitation } from '#domain/law/limitation.ts'
import * as product from '#domain/law/paymentReference.ts'
import { allocate } from '#domain/money/allocation.ts'
import { holidaysOf } from '#domain/time/holidays.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'
import { rateTables } from './interest/tables.ts'
import { recognised, statutory, writtenYears } from './second/calendar.ts'
import * as cases from './second/cases.ts'
import { costsOf, instalmentCostsOf, vatOf } from './second/costs.ts'
import { interestOf } from './second/interest.ts'
import { allocationOf, arrangementOf, isReference, referenceOf } from './second/money.ts'
import { contactOf, letterOf, limitationOf, termEndOf } from './second/terms.ts'

/** As many cases as fit in the time. */
const most = { interruptAfterTimeLimit: 15_000, seed: cases.seed }
const always = <Case>(numRuns: number, all: Arbitrary<Case>, holds: (one: Case) => void) =>
  fc.assert(fc.property(all, holds), { ...most, numRuns })

test('the holidays are those written by hand', () => {
  const all = writtenYears.flatMap(holidaysOf)
  const of = (is: (holiday: (typeof all)[number]) => boolean) => all.filter(is).map(({ date }) => date)
  expect(of(({ isStatutory }) => isStatutory)).toEqual([...statutory].sort())
  expect(of(({ isContactFree }) => isContactFree)).toEqual([...recognised].sort())
})

test('collection costs, euro by euro', () =>
  always(5_000, cases.collectionCases, ({ principal, vatDeductible }) => {
    const net = costsOf(principal)
    const vat = vatDeductible ? 0 : vatOf(net)
    expect(collectionCosts(principal, vatDeductible)).toMatchObject({ net, vat, total: net + vat })
  }))

test('collection costs of every cent to 300 euros, and around each limit', () => {
  for (let principal = 0; principal <= 300_00; principal += 1)
    if (collectionCosts(principal, true).net !== costsOf(principal)) expect.fail(`costs of ${principal}`)
})

test('costs of instalments, in coins of twenty euros', () =>
  always(3_000, cases.instalmentCases, ({ instalments }) => {
    const { items, total } = instalmentCosts(instalments)
    const costs = instalmentCostsOf(instalments)
    expect(items.map((item) => item.costs)).toEqual(costs)
    expect(total).toBe(costs.reduce((sum, one) => sum + one, 0))
  }))

test('the 14-day letter, by the days on which post comes', () =>
  always(3_000, cases.letterCases, ({ sent, by }) => {
    expect(letterTerm(sent, by, { recognised, statutory })).toMatchObject(letterOf(sent, by))
  }))

test('the end of a term, by a calendar written by hand', () =>
  always(3_000, cases.writtenDay, (day) => {
    expect(endOfTerm(day, statutory)).toBe(termEndOf(day))
  }))

test('the contact window, minute by minute', () =>
  always(2_000, cases.momentCases, ({ at }) => {
    expect(contactWindow(at, recognised)).toMatchObject(contactOf(at))
  }))

test('limitation, by trying interruptions until nothing changes', () =>
  always(5_000, cases.limitationCases, ({ category, due, interruptions, on }) => {
    const dates = interruptions.map(({ date }) => date)
    expect(limitation(category, due, interruptions, on)).toMatchObject(limitationOf(category, due, dates, on))
  }))

type Line = { key: string; component: string; amount: number }
const sorted = (lines: readonly Line[]) =>
  lines.toSorted((a, b) => (`${a.key}${a.component}` < `${b.key}${b.component}` ? -1 : 1))

test('allocation, cent by cent', () =>
  always(2_000, cases.allocationCases, ({ debts, amount, designated, on }) => {
    const open = debts.map(({ key, due, rate, principal, interest: unpaid, costs, courtCosts }) => ({
      id: key,
      dueDate: due,
      rate,
      open: { court_costs: courtCosts, collection_costs: costs, interest: unpaid, principal },
    }))
    const { lines, surplus } = allocate({ amount, day: on, ...(designated && { named: designated }) }, open)
    const second = allocationOf(debts, amount, on, designated)
    expect(sorted(lines.map(({ debt, ...line }) => ({ key: debt, ...line })))).toEqual(sorted(second.lines))
    expect(surplus).toBe(second.overpayment)
  }))

test('arrangements, by subtraction', () =>
  always(2_000, cases.arrangementCases, ({ total, frequency, start, ...by }) => {
    const { instalments } = arrangement({ total, frequency, start, ...by } as Plan)
    expect(instalments).toEqual(arrangementOf(total, by, frequency, start))
  }))

test('payment references, digit by digit', () => {
  always(3_000, cases.numberCases, (number) => {
    expect(product.referenceOf(number)).toBe(referenceOf(number))
  })
  always(5_000, cases.referenceCases, (text) => {
    expect(product.isReference(text)).toBe(isReference(text))
  })
})

test('interest on several claims with payments, day by day', { timeout: 120_000 }, () =>
  always(1_000, cases.interestCases, ({ claims, payments, costs, until }) => {
    const {
      interest: sum,
      claims: states,
      costsOpen,
      due,
      overpayment,
    } = interest({ claims, payments, costs, until }, rateTables)
    const counted = payments.filter(({ date }) => date <= until)
    expect({ interest: sum, claims: states, costsOpen, due, overpayment }).toEqual(
      interestOf({ claims, payments: counted, costs, until }),
    )
  }),
)
