/** Writes values as text for people: labels instead of codes, in the reader's language, without markup. */
import type { Locale, Property, RowColumn } from '#schemas/entity.ts'
import { lookUp, translate, type Messages } from '#schemas/translate.ts'
import { defaultLocale } from '#schemas/product.ts'
import { plainText } from './plainText.ts'

export type Wording = { texts: Messages; locale: Locale; entity: string; titleField: string | undefined }

/** Returns the value as text; '' for an empty one. */
export function readable(property: Property, value: unknown, wording: Wording): string {
  const { name, type, format, relation, columns = [] } = property
  const { texts, entity, titleField } = wording
  if (value === null || value === undefined) return ''
  if (relation?.many)
    return listOf(value)
      .map((one) => titleOf(one, relation.embed, titleField, wording))
      .join(', ')
  if (relation) return titleOf(value, relation.embed, titleField, wording)
  switch (type) {
    case 'enum':
      return labelOf(texts, `resources.${entity}.values.${name}.${String(value)}`, value)
    case 'list':
      return listOf(value)
        .map((one) => labelOf(texts, `resources.${entity}.values.${name}.${String(one)}`, one))
        .join(', ')
    case 'rows':
      return listOf(value)
        .map((row) => rowText(row, columns, name, wording))
        .join('\n')
    case 'json':
      return JSON.stringify(value)
    default:
      return plain(value, format, wording.locale)
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The label of a value. Rights have the same labels everywhere, as on the screens. */
function labelOf(texts: Messages, key: string, value: unknown): string {
  const existingKey = [key, `roles.${String(value)}`].find((one) => lookUp(texts, one) !== undefined)
  return existingKey === undefined ? String(value) : translate(texts, existingKey)
}

/** A text, or of a text per language the reader's, else the default, else the first. */
function plain(value: unknown, format: string | undefined, locale: Locale): string {
  const text = isObject(value) ? (value[locale] ?? value[defaultLocale] ?? Object.values(value)[0] ?? '') : value
  return format === 'html' ? plainText(String(text)) : String(text)
}

/** The embedded properties of the related record, title first; its id where none is embedded. */
function titleOf(
  value: unknown,
  embed: readonly string[],
  titleField: string | undefined,
  { locale }: Pick<Wording, 'locale'>,
): string {
  if (!isObject(value)) return ''
  const names = titleField === undefined ? embed : [titleField, ...embed]
  const title = names.map((name) => value[name]).find((one) => one !== null && one !== undefined)
  return title === undefined ? String(value.id) : plain(title, undefined, locale)
}

/** The non-empty columns of a row with their labels: 'Van: 1, Tot: 10'. */
function rowText(row: unknown, columns: readonly RowColumn[], property: string, wording: Wording): string {
  if (!isObject(row)) return ''
  const { texts, entity } = wording
  return columns
    .flatMap((column) => {
      const value = row[column.name]
      if (value === null || value === undefined) return []
      const title = labelOf(texts, `resources.${entity}.rows.${property}.${column.name}`, column.name)
      return [`${title}: ${cellText(column, value, property, wording)}`]
    })
    .join(', ')
}

function cellText(column: RowColumn, value: unknown, property: string, { texts, entity, locale }: Wording): string {
  if (isObject(value) && typeof value.amount === 'number') {
    return `${(value.amount / 100).toFixed(2)} ${String(value.currency)}`
  }
  if (typeof value === 'boolean') return translate(texts, value ? 'sheet.yes' : 'sheet.no')
  const label = (one: unknown) =>
    labelOf(texts, `resources.${entity}.rowValues.${property}.${column.name}.${String(one)}`, one)
  if (Array.isArray(value)) return value.map(label).join(' ')
  return column.type === 'enum' ? label(value) : plain(value, column.format, locale)
}
