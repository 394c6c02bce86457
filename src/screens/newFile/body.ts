/** Body sent of what is typed, and the places on screen where the answers belong. */
import type { Asker } from '#domain/condition.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import type { RoleExpression } from '#schemas/entity.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { defaultCurrency } from '#schemas/product.ts'
import { emptied } from '#resources/form/conditions.ts'
import { placedInForm, rowsToSend } from '#resources/form/values/childRows.ts'
import { parseDay } from '#resources/texts/dates.ts'
import { claimToSend, contentRows } from './claimRows.ts'
import { debtorRows } from './debtorRows.ts'
import type { Errors, Typed } from './typedFile.ts'

type Side = { may: (expression: RoleExpression | undefined) => boolean; asker: Asker }

export function bodyOf(typed: Typed, side: Side): Record<string, unknown> {
  const { notes, debtor: known, ...own } = filledIn(toWire(file, typed.file, side.may))
  const isPrivate = typed.file.fileType !== 'company'
  const claims = contentRows(typed.claims).map(({ row }) => claimToSend(row))
  return {
    ...own,
    ...(notes !== undefined && { note: notes }),
    ...debtorPart(typed, known, side),
    ...(claims.length > 0 && { claims }),
    ...(typed.letter.isSent && isPrivate && { fourteenDayLetter: letterToSend(typed) }),
    ...(typed.chosen.hasInterest && {
      interest: filledIn(toWire(interestSetting, emptied(interestSetting, typed.interest, side.asker), side.may)),
    }),
  }
}

function debtorPart({ newDebtor, chosen }: Typed, known: unknown, side: Side): object {
  if (chosen.isKnown) return known === undefined ? {} : { debtor: known }
  const { addresses, contacts, ...values } = newDebtor
  const own = filledIn(toWire(debtor, emptied(debtor, values, side.asker), side.may))
  const isNamed = [values.lastName, values.company].some((name) => typeof name === 'string' && name.trim() !== '')
  const rows = rowsToSend(debtor, { addresses, contacts }, undefined, debtorRows, side)
  // A kind alone is no debtor yet.
  return isNamed || Object.keys(rows).length > 0 ? { debtor: { ...own, ...rows } } : {}
}

/** To co-debtors only where there are any. */
const letterToSend = ({ letter: { sent, by, amount, toCoDebtors }, file: { coDebtors } }: Typed) => ({
  ...(sent.trim() !== '' && { sent: parseDay(sent) ?? sent.slice(0, 10) }),
  by,
  ...(amount.trim() !== '' && { amount: centsFrom(amount, defaultCurrency) ?? amount.slice(0, 20) }),
  ...(toCoDebtors && hasSome(coDebtors) && { toCoDebtors }),
})

export const hasSome = (list: unknown): boolean => Array.isArray(list) && list.length > 0

/** The server counts rows without those that are empty; the screen counts all. */
export function placedOnScreen(errors: Errors, { claims, newDebtor }: Typed): Errors {
  const places = contentRows(claims).map(({ place }) => place)
  const claimPlace = (at: string) =>
    at.replace(/^claims\.(\d+)/, (_whole, index: string) => `claims.${places[Number(index)] ?? index}`)
  const ofDebtor = Object.fromEntries(
    Object.entries(errors).flatMap(([at, text]) => (at.startsWith('debtor.') ? [[at.slice(7), text]] : [])),
  )
  const placed = placedInForm(ofDebtor, newDebtor, debtor, debtorRows)
  return Object.fromEntries([
    ...Object.entries(errors).flatMap(([at, text]) => (at.startsWith('debtor.') ? [] : [[claimPlace(at), text]])),
    ...Object.entries(placed).map(([at, text]) => [`debtor.${at}`, text]),
  ]) as Errors
}

/** The first text of each place. */
export const firstTexts = (errors: Readonly<Record<string, readonly string[]>>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([place, [text = '']]) => [place, text]))
