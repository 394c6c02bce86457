/** Rows of the table of claims: texts as typed, and what is sent of them. */
import { decimalOf } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { decimalText } from '#resources/texts/texts.ts'
import type { Locale } from '#schemas/entity.ts'
import { claim } from '#schemas/generated/claim.ts'
import { defaultCurrency } from '#schemas/product.ts'

export const claimFields = [
  'type',
  'number',
  'invoiceDate',
  'dueDate',
  'amount',
  'description',
  'agreementReference',
] as const
export type ClaimField = (typeof claimFields)[number]
export type ClaimRow = Readonly<Record<ClaimField, string>>

export const claimTypes = claim.properties.find(({ name }) => name === 'type')?.values ?? []
export const mostClaims = 200

export const emptyRow: ClaimRow = {
  type: 'invoice',
  number: '',
  invoiceDate: '',
  dueDate: '',
  amount: '',
  description: '',
  agreementReference: '',
}

export const isDayField = (field: ClaimField): boolean => field === 'invoiceDate' || field === 'dueDate'

/** Rows in which something was typed, with their places in the table. */
export const contentRows = (rows: readonly ClaimRow[]): { row: ClaimRow; place: number }[] =>
  rows.flatMap((row, place) =>
    claimFields.some((field) => field !== 'type' && row[field].trim() !== '') ? [{ row, place }] : [],
  )

/** A draft may lack some. */
export const wholeRow = (row: Readonly<Record<string, unknown>>): ClaimRow =>
  Object.fromEntries(
    claimFields.map((field) => [field, typeof row[field] === 'string' ? row[field] : emptyRow[field]]),
  ) as ClaimRow

/** Converts a row for the call; unreadable values are sent as they are, and refused at their place. */
export function claimToSend(row: ClaimRow): Record<string, unknown> {
  const texts = Object.entries(row).flatMap(([field, typed]): [string, unknown][] => {
    const text = typed.trim()
    if (text === '') return []
    if (field === 'amount') return [[field, centsFrom(text, defaultCurrency) ?? text]]
    return [[field, isDayField(field as ClaimField) ? (parseDay(text) ?? text) : text]]
  })
  return Object.fromEntries(texts)
}

/** @returns Key of the text that says why a cell cannot be read; undefined: it can, or is empty. */
export function unreadable(field: ClaimField, typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (isDayField(field)) return parseDay(text) === null ? 'filter.noDay' : undefined
  if (field !== 'amount' || centsFrom(text, defaultCurrency) !== null) return undefined
  return centsFrom(text) === null ? 'tools.noAmount' : 'tools.inEuros'
}

/** The text as the cell has it once one leaves it. */
export function neat(field: ClaimField, typed: string, locale: Locale): string {
  const text = typed.trim()
  if (isDayField(field)) return formatDay(parseDay(text) ?? text)
  const cents = field === 'amount' ? centsFrom(text, defaultCurrency) : null
  return cents === null ? text : decimalText(decimalOf(cents), locale)
}

export const neatRow = (row: ClaimRow, locale: Locale): ClaimRow =>
  Object.fromEntries(claimFields.map((field) => [field, neat(field, row[field], locale)])) as ClaimRow
