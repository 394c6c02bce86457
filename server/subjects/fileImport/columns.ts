/** Meaning of each column of a client's file: by its header, by the mapping of the client, or as it was chosen. */
import { plainWord } from '#domain/cells/words.ts'
import type { Locale, Property } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { translate } from '#schemas/translate.ts'
import { FieldErrors } from '#server/errors.ts'
import { messages, say } from '#server/foundation/messages.ts'
import type { ImportColumn } from './importType.ts'

/** Per column of the file the name of what it is; null: it is not read. */
export type ColumnNames = readonly (string | null)[]
export type Chosen = { header?: string | null; to?: string | null }

export const propertyOf = ({ entity, property }: ImportColumn): Property => {
  const found = entity.properties.find(({ name }) => name === property)
  if (!found) throw new Error(`"${entity.name}" has no property "${property}".`)
  return found
}

export const titleOf = ({ title, entity, property }: ImportColumn, locale: Locale): string =>
  title === undefined
    ? translate(messages[locale], `resources.${entity.name}.fields.${property}`)
    : say(locale, { key: title })

const ofDebtor = '(?:van ?de|van|of the|of|du)? *(?:debiteur|débiteur|debtor|klant)'
const saysDebtor = new RegExp(`^${ofDebtor}[ _.-]*|[ _.-]*${ofDebtor}$`, 'iu')
/** Numbers of a debtor and of a house are not the same. */
const onlyNumber = /^(nummer|number|numero|nr|no|id|code)?$/

/** `Debiteur plaats`, `debtor_city` and `plaats van de debiteur` are a city; what says no debtor is left out. */
function withoutDebtor(header: string): string {
  const word = plainWord(header.normalize('NFC').replace(saysDebtor, ''))
  return word === plainWord(header) || onlyNumber.test(word) ? '' : word
}

/** @returns Each column of the kind at most once: the first header that fits it best. */
export function guessed(headers: readonly string[], columns: readonly ImportColumn[]): ColumnNames {
  let words = headers.map(plainWord)
  const found = new Map<number, string>()
  const taken = new Set<string>()
  const take = (namesOf: (column: ImportColumn) => readonly string[]) => {
    for (const column of columns) {
      if (taken.has(column.name)) continue
      const names = new Set(namesOf(column).map(plainWord))
      const at = words.findIndex((word, index) => word !== '' && !found.has(index) && names.has(word))
      if (at < 0) continue
      found.set(at, column.name)
      taken.add(column.name)
    }
  }
  take((column) => [column.name, ...locales.map((locale) => titleOf(column, locale))])
  take(({ words: others = [] }) => others)
  const titlesAndWords = (column: ImportColumn) => [
    ...locales.map((locale) => titleOf(column, locale)),
    ...(column.words ?? []),
  ]
  // A nested element or object names its own last: `invoice.number`.
  words = headers.map((header) => (header.includes('.') ? plainWord(header.split('.').at(-1) ?? '') : ''))
  take(titlesAndWords)
  words = headers.map(withoutDebtor)
  take(titlesAndWords)
  return headers.map((_, index) => found.get(index) ?? null)
}

/** A mapping of the client where it names headers of this file; the others as they are guessed. */
export function mapped(
  headers: readonly string[],
  columns: readonly ImportColumn[],
  chosen: readonly Chosen[],
): ColumnNames {
  const known = new Set(columns.map(({ name }) => name))
  const byHeader = new Map(chosen.map(({ header, to }) => [plainWord(header ?? ''), to ?? null]))
  const own = headers.map((header) => byHeader.get(plainWord(header)) ?? null)
  const taken = new Set(own)
  const rest = guessed(
    headers.map((header, index) => (own[index] ? '' : header)),
    columns.filter(({ name }) => !taken.has(name)),
  )
  return headers.map((_, index) => {
    const name = own[index] ?? rest[index] ?? null
    return name !== null && known.has(name) ? name : null
  })
}

/** @param given As it was chosen; headers that are left out are not read. @throws {FieldErrors} At `columns`. */
export function readColumns(
  given: readonly Chosen[],
  headers: readonly string[],
  columns: readonly ImportColumn[],
): ColumnNames {
  const refuse = (key: string, name: string) =>
    new FieldErrors({ columns: [{ key, values: { name: name.slice(0, 60) } }] })
  const names: (string | null)[] = headers.map(() => null)
  for (const { header, to } of given) {
    const at = headers.indexOf(header ?? '')
    if (at < 0) throw refuse('error.import.noColumn', header ?? '')
    if (!to) continue
    if (!columns.some(({ name }) => name === to)) throw refuse('error.import.noTarget', to)
    if (names.includes(to)) throw refuse('error.import.targetTwice', to)
    names[at] = to
  }
  return names
}

/** @throws {FieldErrors} At `columns`, with those that no column of the file is. */
export function checkRequired(names: ColumnNames, columns: readonly ImportColumn[], locale: Locale): void {
  const missing = columns.filter(({ name, isRequired }) => isRequired && !names.includes(name))
  if (missing.length === 0) return
  const values = { columns: missing.map((column) => titleOf(column, locale)).join(', ') }
  throw new FieldErrors({ columns: [{ key: 'importJob.missingColumns', values }] })
}
