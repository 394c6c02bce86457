/** Reads a cell as a value of its property, as the API takes it; the record that it names is looked up elsewhere. */
import { dayFrom, momentFrom } from '#domain/cells/day.ts'
import { decimalFrom, wholeFrom } from '#domain/cells/number.ts'
import { partsOf, plainWord, yesNoFrom } from '#domain/cells/words.ts'
import { centsFrom } from '#domain/money/money.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { currencies, locales } from '#schemas/product.ts'
import { lookUp } from '#schemas/translate.ts'
import type { Text } from '#server/errors.ts'
import { messages } from '#server/foundation/messages.ts'
import type { Cell } from './reading/row.ts'

/** `texts`: names of records that a relation points at, to be looked up. */
export type Understood = { value: unknown } | { texts: readonly string[] } | { error: Text }

const shown = 60

/** @param words From `choicesOf`, for a property with choices. */
export function understand(cell: Exclude<Cell, null>, property: Property, words: Choices): Understood {
  const wrong = (kind: string): Understood => ({
    error: { key: `error.import.cell.${kind}`, values: { value: String(cell).slice(0, shown) } },
  })
  const known = (value: unknown, kind: string): Understood => (value === undefined ? wrong(kind) : { value })
  const text = String(cell)
  const written = typeof cell === 'boolean' ? text : cell
  switch (property.type) {
    case 'integer':
      return known(wholeFrom(written), 'whole')
    case 'decimal':
    case 'percentage':
      return known(decimalFrom(asPlain(written), property.places ?? (property.type === 'percentage' ? 4 : 2)), 'number')
    case 'money':
      return known(centsFrom(typeof cell === 'number' ? String(Number(cell.toFixed(2))) : text) ?? undefined, 'money')
    case 'boolean':
      return known(yesNoFrom(cell), 'yesNo')
    case 'date':
      return known(dayFrom(written), 'day')
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
      return { value: text }
  }
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
