/** Rows of a calculator from cells that were copied in a spreadsheet. */
import type { useTranslate } from 'react-admin'
import { dayFrom } from '#domain/cells/day.ts'
import { plainWord } from '#domain/cells/words.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import type { Field, List, Row } from './calculators.ts'
import { dayAfter, shown } from './question.ts'

type Translate = ReturnType<typeof useTranslate>
/** `unread`: lines without a day or an amount that the row needs, the headings not counted. */
export type Pasted = { rows: readonly Row[]; unread: number }

/** More than one cell: other text is pasted into the field as it is. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trim())

/** Headings of due days: interest runs from the day after. */
const dueHeading = /^(verval|due|echeance|exigible)/
const amountHeading = /bedrag|amount|montant|saldo|hoofdsom|principal|open|total/
const dayHeading = /rente|interest|interet|verzuim|default|vanaf|from|datum|date|betaald|paid/

/**
 * Finds the column of days and the one of amounts by their headings, else by what is in them: the last one of
 * days, and the last one of amounts, those with decimals first. Words among them are of a line with totals.
 */
export function rowsIn(text: string, list: List, start: Row, translate: Translate): Pasted {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const [first = []] = lines
  const hasHeadings = !first.some((cell) => dayFrom(cell) !== undefined)
  const headings = hasHeadings ? first.map(plainWord) : []
  const body = hasHeadings ? lines.slice(1) : lines
  const width = Math.max(0, ...body.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, n) => body.map((cells) => cells[n] ?? ''))
  const day = column(columns, headings, [dueHeading, dayHeading], isDay, () => true)
  const amount = column(columns, headings, [amountHeading], (cell) => !isDay(cell) && isAmount(cell), hasDecimals)
  const isDue = dueHeading.test(headings[day] ?? '')
  const rows = body.flatMap((cells): Row[] => {
    const read = list.fields.map((field): [string, string | undefined] => [
      field.name,
      cellOf(field, { cells, day, amount, isDue }, start, translate),
    ])
    return read.every(([, cell]) => cell !== undefined) ? [Object.fromEntries(read) as Row] : []
  })
  return { rows, unread: body.length - rows.length }
}

type Line = { cells: readonly string[]; day: number; amount: number; isDue: boolean }

function cellOf(field: Field, { cells, day, amount, isDue }: Line, start: Row, translate: Translate) {
  if (field.kind === 'day') {
    const found = dayFrom(cells[day] ?? '')
    return found && shown(isDue && field.name === 'interestFrom' ? dayAfter(found) : found)
  }
  if (field.kind === 'money') {
    const cell = cells[amount] ?? ''
    return isAmount(cell) ? cell.replace(/^-/, '') : undefined
  }
  const words = field.kind === 'choice' ? cells.map(plainWord) : []
  const chosen = field.choices?.find(
    (choice) =>
      choice !== '' &&
      words.some((word) =>
        [plainWord(choice), plainWord(translate(`calculators.choices.${field.name}.${choice}`))].includes(word),
      ),
  )
  return chosen ?? start[field.name] ?? ''
}

/** @returns The place of a column; -1: none. */
function column(
  columns: readonly (readonly string[])[],
  headings: readonly string[],
  wanted: readonly RegExp[],
  fits: (cell: string) => boolean,
  isBetter: (cells: readonly string[]) => boolean,
): number {
  const places = columns.flatMap((cells, place) => {
    const filled = cells.filter((cell) => cell !== '')
    return filled.filter(fits).length * 2 > filled.length ? [place] : []
  })
  for (const heading of wanted) {
    const named = places.find((place) => heading.test(headings[place] ?? ''))
    if (named !== undefined) return named
  }
  return places.findLast((place) => isBetter(columns[place] ?? [])) ?? places.at(-1) ?? -1
}

/** A day with separators: a number alone is an amount here. */
const isDay = (cell: string): boolean => !/^\d+$/.test(cell) && dayFrom(cell) !== undefined
const isAmount = (cell: string): boolean => centsFrom(cell) !== null
const hasDecimals = (cells: readonly string[]): boolean => cells.some((cell) => /[.,]\d{2}$|€/.test(cell))
