/** Reads a cell as a value of its property, as the API takes it; the record that it names is looked up elsewhere. */
import { dayFrom, momentFrom, type DateOrder } from '#domain/cells/day.ts'
import { centsOf, decimalFrom, wholeFrom, type DecimalSign } from '#domain/cells/number.ts'
import { partsOf, plainWord, yesNoFrom } from '#domain/cells/words.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { currencies, locales } from '#schemas/product.ts'
import { productNoughts } from '#schemas/productFormats.ts'
import { lookUp } from '#schemas/translate.ts'
import type { Text } from '#server/errors.ts'
import { messages } from '#server/foundation/messages.ts'
import type { Cell } from './reading/row.ts'

/** `texts`: names of records that a relation points at, to be looked up. */
export type Understood = { value: unknown } | { texts: readonly string[] } | { error: Text }

const shown = 60

/** How a sender writes what could be read in two ways. */
export type Notation = { dateOrder: DateOrder; decimal: DecimalSign }
const anyNotation: Notation = { dateOrder: 'dmy', decimal: 'auto' }

/** @param words From `choicesOf`, for a property with choices. @param notation Of the sender; absent: told from the cell. */
export function understand(
  cell: Exclude<Cell, null>,
  property: Property,
  words: Choices,
  { dateOrder, decimal }: Notation = anyNotation,
): Understood {
  const wrong = (kind: string): Understood => ({
    error: { key: `error.import.cell.${kind}`, values: { value: String(cell).slice(0, shown) } },
  })
  const known = (value: unknown, kind: string): Understood => (value === undefined ? wrong(kind) : { value })
  // What would be right in another notation says so, instead of only that it is wrong.
  const amount = (read: (sign: DecimalSign) => unknown, kind: string): Understood => {
    const value = read(decimal)
    return known(value, decimal !== 'auto' && value === undefined && read('auto') !== undefined ? decimal : kind)
  }
  const text = String(cell)
  const written = typeof cell === 'boolean' ? text : cell
  switch (property.type) {
    case 'integer':
      return known(wholeFrom(written), 'whole')
    case 'decimal':
    case 'percentage':
      return amount((sign) => decimalFrom(asPlain(written), placesOf(property), sign), 'number')
    case 'money':
      return amount(
        (sign) => (typeof cell === 'number' ? centsOf(cell) : (centsFrom(text, undefined, sign) ?? undefined)),
        'money',
      )
    case 'boolean':
      return known(yesNoFrom(cell), 'yesNo')
    case 'date':
      return known(dayFrom(written, dateOrder), 'day')
    case 'date-time':
      return known(momentFrom(written), 'moment')
    case 'enum':
      return known(words.get(plainWord(text)), 'choice')
    case 'list': {
      const parts = partsOf(text)
      if (!property.values) return { value: parts }
      const values = parts.map((part) => words.get(plainWord(part)))
      return values.includes(undefined) ? wrong('choice') : { value: values }
    }
    case 'relation':
      return { texts: property.relation?.many ? partsOf(text) : [text] }
    case 'rows':
    case 'json':
      return fromJson(text) ?? wrong('json')
    default:
      return { value: withNoughts(text, property) }
  }
}

const placesOf = ({ type, places }: Property): number => places ?? (type === 'percentage' ? 4 : 2)

/** Spreadsheets take noughts in front for nothing: they are put back where the length says how many there were. */
function withNoughts(text: string, { format }: Property): string {
  if (format === 'phone-e164') return /^[1-9](?:[\s-]?\d){8}$/.test(text) ? `0${text}` : text
  return productNoughts[format ?? '']?.(text) ?? text
}

/** The sign of a percentage says nothing more. */
const asPlain = (cell: string | number) => (typeof cell === 'string' ? cell.replace(/%$/, '').trimEnd() : cell)

/** The currency that an amount is written in; undefined: it does not say. */
export const currencyIn = (cell: Cell): string | undefined => {
  const text = String(cell ?? '')
  return currencies.find((code) => text.includes(code)) ?? signs.find(([sign]) => text.includes(sign))?.[1]
}
const signs: readonly (readonly [string, string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
]

function fromJson(text: string): Understood | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** The choices of a property by every word for them: the value itself, and its title in each language. */
export type Choices = ReadonlyMap<string, string>

export function choicesOf({ name, values = [] }: Property, entity: Entity): Choices {
  const titles = (value: string) =>
    locales.map((locale) => lookUp(messages[locale], `resources.${entity.name}.values.${name}.${value}`) ?? value)
  // Values last: where a title is the value of another choice, the value counts.
  return new Map([
    ...values.flatMap((value) => titles(value).map((title) => [plainWord(title), value] as const)),
    ...values.map((value) => [plainWord(value), value] as const),
  ])
}
