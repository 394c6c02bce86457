/** The columns of an export: headings in the reader's language, and the cells of a record. */
import type { Property } from '#schemas/entity.ts'
import { translate, type Messages } from '#schemas/translate.ts'
import type { Context } from '#server/lists/page.ts'
import { visibleProperties } from '#server/sql/rights.ts'
import { messages } from '#server/foundation/messages.ts'
import type { Cell, Width } from './cell.ts'
import type { ExportRecord } from './records.ts'
import { readable, type Wording } from './readableText.ts'

export type ExportColumn = { title: string; width: Width; cell(record: ExportRecord): Cell }

/** The columns for these properties. An amount of money gives two: the number and its currency. */
export function exportColumns(properties: readonly Property[], context: Context): ExportColumn[] {
  const { entity, entities, access } = context
  const texts = messages[access.locale]
  const masked = new Set(visibleProperties(entity, access).flatMap((one) => (one.masked ? [one.property.name] : [])))
  return properties.flatMap((property): ExportColumn[] => {
    const { name } = property
    const title = translate(texts, `resources.${entity.name}.fields.${name}`)
    const titleField = entities.get(property.relation?.entity ?? '')?.titleField
    const wording: Wording = { texts, locale: access.locale, entity: entity.name, titleField }
    const width: Width = narrow.has(property.type) ? 'narrow' : 'wide'
    if (masked.has(name)) return [{ title, width, cell: (record) => textOrNull(record[name]) }]
    if (property.type !== 'money') return [{ title, width, cell: (record) => cellOf(property, record[name], wording) }]
    const money = (record: ExportRecord) => record[name] as { amount: number; currency: string } | null | undefined
    return [
      { title, width, cell: (record) => amountCell(money(record)?.amount) },
      { title: currencyTitle(title, texts), width, cell: (record) => money(record)?.currency ?? null },
    ]
  })
}

const narrow = new Set<Property['type']>([
  'integer',
  'boolean',
  'date',
  'date-time',
  'money',
  'percentage',
  'decimal',
  'enum',
])

const currencyTitle = (title: string, texts: Messages): string => `${title} (${translate(texts, 'sheet.currency')})`

function cellOf(property: Property, value: unknown, wording: Wording): Cell {
  if (value === null || value === undefined) return null
  switch (property.type) {
    case 'integer':
      return { number: String(value), kind: 'whole' }
    case 'percentage':
      return { number: String(value), kind: 'percentage' }
    case 'decimal':
      return { number: String(value), kind: 'decimal' }
    case 'boolean':
      return value === true
    case 'date':
      return { day: String(value) }
    case 'date-time':
      return { moment: String(value) }
    default:
      return textOrNull(readable(property, value, wording))
  }
}

/** Formats whole cents as a decimal in euros: '-0.05'. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const amountCell = (amount: number | undefined): Cell =>
  amount === undefined ? null : { number: decimal(amount), kind: 'money' }

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
