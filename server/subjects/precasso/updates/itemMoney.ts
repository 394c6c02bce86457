/** Payment or credit that a row tells of an item, and how it stands in the item. */
import { claimed } from '#domain/precasso.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import { mostClaims } from '#server/subjects/files/newFile.ts'

type Claim = NonNullable<PrecassoStored['claims']>[number]
type Payment = NonNullable<PrecassoStored['payments']>[number]
export type ItemMoney = { claims: readonly Claim[]; payments: readonly Payment[] }

/** Money that a row tells, kept in its values under `told`. */
export type Told = {
  payment: Payment
  /** Credit note of a credit. `payment` says the same, for where no credit note can stand. */
  credit?: Claim
}

/** Rows that an item may have of each; its schema says the same. */
export const mostRows = mostClaims

/**
 * A credit note lowers the claims, as one that somebody types. If it equals all claims it is booked as a payment that
 * says what it is, because an item needs at least one claim.
 */
export function added({ claims, payments }: ItemMoney, { payment, credit }: Told): ItemMoney {
  return credit && claimed(claims) > credit.amount.amount
    ? { payments, claims: [...claims, credit] }
    : { claims, payments: [...payments, payment] }
}

/** @returns undefined: somebody changed it or took it away. */
export function without({ claims, payments }: ItemMoney, { payment, credit }: Told): ItemMoney | undefined {
  const asClaim = credit ? claims.findLastIndex((one) => isCredit(one, credit) && one.number === credit.number) : -1
  if (asClaim >= 0) return { payments, claims: claims.toSpliced(asClaim, 1) }
  const place = payments.findLastIndex((one) => isPaid(one, payment) && of(one) === of(payment))
  return place < 0 ? undefined : { claims, payments: payments.toSpliced(place, 1) }
}

/** Whether the item has it, of this import or otherwise; one of both without a reference may be the other. */
export const isThere = ({ claims, payments }: ItemMoney, { payment, credit }: Told): boolean =>
  (credit !== undefined && claims.some((one) => isCredit(one, credit) && one.number === credit.number)) ||
  payments.some(
    (one) =>
      isPaid(one, payment) &&
      (of(one) === of(payment) || (credit === undefined && (of(one) === null || of(payment) === null))),
  )

const of = ({ reference = null }: Payment): string | null => reference

const isPaid = (one: Payment, other: Payment): boolean =>
  one.date === other.date && one.amount.amount === other.amount.amount

const isCredit = (one: Claim, other: Claim): boolean =>
  one.type === 'credit_note' && one.invoiceDate === other.invoiceDate && one.amount.amount === other.amount.amount
