/** Claims from cells that were copied in a spreadsheet: which column is what, and what cannot be read. */
import { dayFrom } from '#domain/cells/day.ts'
import { plainWord } from '#domain/cells/words.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { formatDay } from '#resources/texts/dates.ts'
import {
  claimFields,
  claimTypes,
  emptyRow,
  isDayField,
  unreadable,
  type ClaimField,
  type ClaimRow,
} from './claimRows.ts'

export type Table = {
  /** Empty where the first line has no headings. */
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  width: number
}
/** The field of each column; null: it is left out. */
export type Mapping = readonly (ClaimField | null)[]

/** More than one cell: other text is pasted into the field as it is. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trim())

export function tableIn(text: string): Table {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const [first = []] = lines
  const hasHeadings = lines.length > 0 && !first.some((cell) => dayOf(cell) !== undefined)
  const rows = hasHeadings ? lines.slice(1) : lines
  return { headings: hasHeadings ? first : [], rows, width: Math.max(0, ...lines.map(({ length }) => length)) }
}

/** Headings of a column, in three languages and as bookkeeping programs write them; in order of choice. */
const called: Readonly<Record<ClaimField, RegExp>> = {
  dueDate: /verval|betaaldatum|uiterste|due|echeance|exigible/,
  invoiceDate: /factuurdatum|boekdatum|invoicedate|datefacture|datedefacture|^datum$|^date$/,
  number:
    /factuurnummer|factuurnr|factuur|invoicenumber|invoiceno|^invoice$|numero|nummer|^nr$|^no$|number|document|boekstuk/,
  amount: /bedrag|amount|montant|saldo|openstaand|hoofdsom|principal|total/,
  agreementReference: /contract|overeenkomst|agreement|abonnement|polis/,
  description: /omschrijving|description|libelle|memo|betreft/,
  type: /soort|^type$|kind|genre/,
}

/** Guesses each column by its heading, else by what stands in it. */
export function mappingOf({ headings, rows, width }: Table, words: TypeWords): Mapping {
  const columns = Array.from({ length: width }, (_, n) => rows.map((cells) => cells[n] ?? '').filter(Boolean))
  const mapping: (ClaimField | null)[] = columns.map(() => null)
  const isTaken = (place: number) => mapping[place] !== null
  const take = (field: ClaimField, place: number) => {
    if (place >= 0 && !mapping.includes(field)) mapping[place] = field
  }
  const names = headings.map(plainWord)
  for (const field of Object.keys(called) as ClaimField[])
    take(
      field,
      names.findIndex((word, place) => !isTaken(place) && called[field].test(word)),
    )
  const most = (place: number, fits: (cell: string) => boolean) => {
    const cells = columns[place] ?? []
    return !isTaken(place) && cells.length > 0 && cells.filter(fits).length * 2 > cells.length
  }
  const places = columns.map((_cells, place) => place)
  const days = places.filter((place) => most(place, (cell) => dayOf(cell) !== undefined))
  if (days.length > 1) take('invoiceDate', days[0] ?? -1)
  take('dueDate', days.find((place) => !isTaken(place)) ?? -1)
  const amounts = places.filter((place) => most(place, (cell) => dayOf(cell) === undefined && centsFrom(cell) !== null))
  const hasDecimals = (place: number) => (columns[place] ?? []).some((cell) => /[.,]\d{2}$|€/.test(cell))
  take('amount', amounts.findLast(hasDecimals) ?? amounts.at(-1) ?? -1)
  take(
    'type',
    places.findIndex((place) => most(place, (cell) => typeOf(cell, words) !== undefined)),
  )
  take(
    'number',
    places.findIndex((place) => most(place, (cell) => /\d/.test(cell))),
  )
  take(
    'description',
    places.findIndex((place) => most(place, (cell) => /\p{Letter}/u.test(cell))),
  )
  return mapping
}

/** Words of kinds of claims, as they are called on screen. */
export type TypeWords = Readonly<Record<string, string>>

/** The rows as the table on screen has them; a cell that cannot be read stays as it is. */
export function rowsFrom({ rows }: Table, mapping: Mapping, words: TypeWords): ClaimRow[] {
  return rows.map((cells) => {
    const read = mapping.flatMap((field, place) => (field ? [[field, cellText(field, cells[place] ?? '', words)]] : []))
    const row = { ...emptyRow, ...Object.fromEntries(read) } as ClaimRow
    return row.type === '' ? { ...row, type: emptyRow.type } : row
  })
}

function cellText(field: ClaimField, cell: string, words: TypeWords): string {
  if (field === 'type') return typeOf(cell, words) ?? emptyRow.type
  const day = isDayField(field) ? dayOf(cell) : undefined
  return day === undefined ? cell : formatDay(day)
}

/** Rows of which a cell cannot be read, or lacks what every claim has. */
export const faultyRows = (rows: readonly ClaimRow[]): number =>
  rows.filter((row) => claimFields.some((field) => isFaulty(field, row[field]))).length

export const isFaulty = (field: ClaimField, cell: string): boolean =>
  unreadable(field, cell) !== undefined || (isNeeded(field) && cell.trim() === '')

const isNeeded = (field: ClaimField): boolean => ['number', 'invoiceDate', 'dueDate', 'amount'].includes(field)

/** A day has separators: digits alone are a number or an amount here. */
const dayOf = (cell: string): IsoDate | undefined => (/^\d+$/.test(cell) ? undefined : dayFrom(cell))

function typeOf(cell: string, words: TypeWords): string | undefined {
  const word = plainWord(cell)
  if (word === '') return undefined
  return claimTypes.find((type) => plainWord(type) === word || plainWord(words[type] ?? '') === word)
}
