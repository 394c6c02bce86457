/** Text that a property has somewhere or begins with, whatever its capitals, as SQL that an index can serve. */
import type { Property } from '#schemas/entity.ts'
import { collation, columnOf, isText } from './columns.ts'
import type { Params } from './sql.ts'

type Place = { alias: string; params: Params }

/** Text that LIKE takes as it is. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Latin letters and what stands on a keyboard: no version of Unicode will write or order them otherwise. */
const settled = /^[ -~\u00a0-\u024f]*$/

/** Whether this text is made small here as the database makes it. */
export const isSettled = (text: string): boolean => settled.test(text)

/**
 * A pattern in small letters, as the database makes them. A plan that serves every pattern would make them again for
 * each row that it looks at, which costs as much as the rest of it: what can be done before is.
 */
export const inSmallLetters = (pattern: string, params: Params): string =>
  settled.test(pattern)
    ? params.add(pattern.toLowerCase(), 'text')
    : `lower(${params.add(pattern, 'text')} ${collation})`

/** True for rows that have the text in this property. */
export function contains(property: Property, text: string, place: Place): string {
  return led(leadTo(property, text, place), property, `%${escapeLike(text)}%`, place)
}

/** True for rows whose text in this property begins so. */
export function startsWith(property: Property, text: string, place: Place): string {
  const lead = stretchOf(property, text, place) ?? leadTo(property, text, place)
  return led(lead, property, `${escapeLike(text)}%`, place)
}

/**
 * Small letters of all languages take ten times as long to make as those of A to Z: they are made only for texts that have
 * other letters (more bytes than letters) and were not told by A to Z.
 */
function led(lead: string | undefined, property: Property, pattern: string, { alias, params }: Place): string {
  const column = columnOf(property, alias)
  const small = inSmallLetters(pattern, params)
  const plain = `lower(${column} collate "C") like (${small} collate "C")`
  const found = `(${plain} or octet_length(${column}) > length(${column}) and lower(${column}) like ${small})`
  return lead ? `(${lead} and ${found})` : found
}

/** What every letter comes before: Unicode keeps it for the end of such a stretch. */
const last = '\uffff'

/**
 * Where in the order of a sortable property the texts stand that begin so: among those that differ from them in accents, after
 * the text itself in small letters. Undefined where no index has that order.
 */
export function stretchOf(property: Property, text: string, { alias, params }: Place): string | undefined {
  if (!property.sort || !isText(property) || text === '' || !settled.test(text)) return undefined
  const column = columnOf(property, alias)
  const small = text.toLowerCase()
  return `${column} >= ${params.add(small, 'text')} and ${column} < ${params.add(`${small}${last}`, 'text')}`
}

/** Letters of a trigram: fewer are found by no index. */
const trigram = 3

/**
 * What is in a property that is searched is in the row's search text too, whose index leads to it: without, every row is
 * read. Undefined where there is no such way.
 */
export function leadTo(property: Property, text: string, { alias, params }: Place): string | undefined {
  if (!property.search || property.format === 'html' || [...text].length < trigram) return undefined
  return `${alias}.search_text like (${inSmallLetters(`%${escapeLike(text)}%`, params)} collate "C")`
}
