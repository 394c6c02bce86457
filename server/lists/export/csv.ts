/**
 * Writes a table as CSV the way Dutch spreadsheets open it: UTF-8 with a byte order mark, semicolons, decimal
 * commas.
 */
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '#domain/cells/formula.ts'
import type { Locale } from '#schemas/entity.ts'
import { translate } from '#schemas/translate.ts'
import type { Context } from '#server/lists/page.ts'
import { messages } from '#server/foundation/messages.ts'
import type { Cell } from './cell.ts'
import { clockOf } from './clock.ts'
import type { ExportColumn } from './columns.ts'
import type { ExportRecord } from './records.ts'

type Batches = AsyncIterable<readonly ExportRecord[]>

export function csvStream(columns: readonly ExportColumn[], batches: Batches, { access }: Context): Readable {
  const { locale } = access
  const words = { true: translate(messages[locale], 'sheet.yes'), false: translate(messages[locale], 'sheet.no') }
  const lines = (rows: readonly (readonly string[])[]) =>
    stringify(
      rows.map((row) => [...row]),
      // Quotes any line end: by default only the record delimiter is quoted, and a lone line feed ends the row.
      { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
    )
  async function* chunks() {
    yield `\uFEFF${lines([columns.map(({ title }) => withoutFormula(title))])}`
    for await (const batch of batches) {
      yield lines(batch.map((record) => columns.map(({ cell }) => textOf(cell(record), locale, words))))
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

function textOf(cell: Cell, locale: Locale, words: { true: string; false: string }): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return withoutFormula(cell)
  if (typeof cell === 'boolean') return cell ? words.true : words.false
  if ('day' in cell) return dutchDay(cell.day)
  if ('moment' in cell) {
    const { day, time } = clockOf(cell.moment)
    return `${dutchDay(day)} ${time}`
  }
  return locale === 'en' ? cell.number : cell.number.replace('.', ',')
}

const dutchDay = (day: string): string => day.split('-').toReversed().join('-')
