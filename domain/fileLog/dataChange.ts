/**
 * Data of a debtor that somebody says are other ones: whether they are written well, and whether they still replace what
 * stands there.
 */
import { normalise } from '#domain/normalise.ts'
import { postcodeOf } from '#domain/postcode.ts'
import { formats } from '#schemas/formats.ts'
import type { FileLog } from '#schemas/generated/file-log.ts'

export type DataChange = NonNullable<FileLog['dataChange']>[number]
export type DataField = DataChange['field']
/** Data of a debtor as they stand; null: nothing. */
export type DebtorData = Readonly<Record<DataField, string | null>>
export type DataProblem = 'missing' | 'twice' | 'form' | 'same'

export const addressFields = ['street', 'houseNumber', 'houseExtension', 'postcode', 'city'] as const
export const dataFields = [
  'email',
  'phone',
  ...addressFields,
  'iban',
  'language',
] as const satisfies readonly DataField[]

/** Letter languages of debtors. */
const languages: readonly string[] = ['nl', 'en', 'fr', 'de']
/** Characters that each may have, as the schemas of debtors and their addresses say. */
const longest: Readonly<Record<string, number>> = { street: 120, houseExtension: 20, postcode: 12, city: 80 }

const notation = { email: 'email', phone: 'phone-e164', iban: 'iban' } as const

/**
 * @param country Code of the country of the address, for its post code.
 * @returns The value as it is stored: '06-12 34 56 78' becomes '+31612345678'.
 */
export function noted(field: DataField, value: string | null | undefined, country = 'NL'): string | null {
  const plain = value?.trim() ?? ''
  if (plain === '') return null
  if (field === 'language') return plain.toLowerCase()
  if (field === 'postcode') return postcodeOf(country, plain) ?? plain
  return field in notation ? normalise(notation[field as keyof typeof notation], plain) : plain
}

/** Mistake in a row of a proposal, or undefined. @param earlier Fields of the rows before it. @param country As above. */
export function problemOf(
  { field, new: value }: DataChange,
  current: DebtorData,
  earlier: readonly DataField[],
  country = 'NL',
): DataProblem | undefined {
  if (earlier.includes(field)) return 'twice'
  const plain = noted(field, value, country)
  if (plain === null && field !== 'houseExtension') return 'missing'
  if (plain !== null && !isWritten(field, plain, country)) return 'form'
  return plain === current[field] ? 'same' : undefined
}

function isWritten(field: DataField, value: string, country: string): boolean {
  if (field === 'language') return languages.includes(value)
  if (field === 'houseNumber') return /^[1-9][0-9]{0,4}$/.test(value)
  if (field === 'email' || field === 'phone' || field === 'iban') return formats[notation[field]](value)
  if (field === 'postcode' && postcodeOf(country, value) === undefined) return false
  return value.length <= (longest[field] ?? 254)
}

/** An account number as a log shows it: its last four characters. The same account has the same text. */
export const maskedIban = (iban: string | null): string | null => (iban === null ? null : `•••• ${iban.slice(-4)}`)

/** Data in the form that is compared with a proposal and shown beside it. */
export const shownData = (current: DebtorData): DebtorData => ({ ...current, iban: maskedIban(current.iban) })

/** @returns Places of the rows whose old value no longer stands there. @param current As `shownData` gives it. */
export const outdatedRows = (rows: readonly DataChange[], current: DebtorData): number[] =>
  rows.flatMap(({ field, old }, place) => ((old ?? null) === current[field] ? [] : [place]))
