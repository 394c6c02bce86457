/** The money of an item of pre-collection: its claims less what was paid. Costs and interest are no part of it. */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'

type Amount = { amount: Cents }
export type ItemClaim = { type: string; number: string; amount: Amount }
export type ItemPayment = { date: IsoDate; amount: Amount }

/** @returns Cents; a credit note takes from the others. */
export const claimed = (claims: readonly ItemClaim[]): Cents =>
  claims.reduce((total, { type, amount }) => total + (type === 'credit_note' ? -amount.amount : amount.amount), 0)

/** @param until Last day of payments that count; absent: all do. @returns Cents, less than zero where too much was paid. */
export const openOf = (
  claims: readonly ItemClaim[],
  payments: readonly ItemPayment[],
  until: IsoDate = '9999-12-31',
): Cents => payments.reduce((open, { date, amount }) => (date <= until ? open - amount.amount : open), claimed(claims))

/** Numbers of the claims as lists show and find them. @example 'F-1, F-2' */
export const claimNumbers = (claims: readonly ItemClaim[]): string =>
  claims
    .map(({ number }) => number)
    .join(', ')
    .slice(0, 4000)
