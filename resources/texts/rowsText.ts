/** Rows of values as one line: 'Herinnering 1, € 40,00 · Herinnering 2, € 80,00'. */
import type { Locale, RowColumn } from '#schemas/entity.ts'
import { textKey } from './rowPath.ts'
import { valueText } from './valueText.ts'

export type RowValues = Readonly<Record<string, unknown>>

type Setting = {
  columns: readonly RowColumn[]
  /** Name of the property. */
  source: string
  resource: string | undefined
  locale: Locale
  word: (key: string) => string
}

export const rowsText = (rows: readonly RowValues[], setting: Setting): string =>
  rows.map((row) => rowText(row, setting)).join(' · ')

/** Text of a row. */
export function rowText(row: RowValues, { columns, source, resource, locale, word }: Setting): string {
  const texts = columns.map((column) => {
    const values = textKey(resource, `${source}.0.${column.name}`, 'value')
    const text = valueText(column, row[column.name], { locale, word, values })
    // A bare "yes" says nothing without its name.
    if (column.type !== 'boolean' || text === '') return text
    return row[column.name] ? word(textKey(resource, `${source}.0.${column.name}`, 'label')).toLowerCase() : ''
  })
  return texts.filter((text) => text !== '').join(', ')
}
