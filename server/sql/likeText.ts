/** Contains and startsWith, regardless of case, as SQL that an index can serve. */
import type { Property } from '#schemas/entity.ts'
import { collation, columnOf, isText } from './columns.ts'
import type { Params } from './sql.ts'

type Place = { alias: string; params: Params }

/** Escapes the characters that LIKE interprets. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Latin letters and keyboard characters: their lower case and order are the same in every version of Unicode. */
const settled = /^[ -~\u00a0-\u024f]*$/

/** Whether JavaScript and the database make the same lower case of this text. */
export const isSettled = (text: string): boolean => settled.test(text)

/**
 * SQL for a pattern in lower case. JavaScript makes it where both agree: a generic plan would otherwise compute
 * it again for every row, which doubles the cost.
 */
export const inSmallLetters = (pattern: string, params: Params): string =>
  settled.test(pattern)
    ? params.add(pattern.toLowerCase(), 'text')
    : `lower(${params.add(pattern, 'text')} ${collation})`

/** SQL that is true for rows whose property contains the text. */
export function contains(property: Property, text: string, place: Place): string {
  return led(leadTo(property, text, place), property, `%${escapeLike(text)}%`, place)
}

/** SQL that is true for rows whose property begins with the text. */
export function startsWith(property: Property, text: string, place: Place): string {
  const lead = stretchOf(property, text, place) ?? leadTo(property, text, place)
  return led(lead, property, `${escapeLike(text)}%`, place)
}

/**
 * Lower case of all languages takes ten times as long as that of A to Z. It is computed only for texts that
 * have other letters (more bytes than characters) and did not match by A to Z.
 */
function led(lead: string | undefined, property: Property, pattern: string, { alias, params }: Place): string {
  const column = columnOf(property, alias)
  const small = inSmallLetters(pattern, params)
  const plain = `lower(${column} collate "C") like (${small} collate "C")`
  const matchSql = `(${plain} or octet_length(${column}) > length(${column}) and lower(${column}) like ${small})`
  return lead ? `(${lead} and ${matchSql})` : matchSql
}

/** Sorts after every letter: Unicode reserves it for the end of such ranges. */
const last = '\uffff'

/**
 * SQL for the range of a sortable property's order in which all texts with this beginning stand. Texts that
 * differ in accents stand there too, so each row is still compared. Undefined where no index has that order.
 */
export function stretchOf(property: Property, text: string, { alias, params }: Place): string | undefined {
  if (!property.sort || !isText(property) || text === '' || !settled.test(text)) return undefined
  const column = columnOf(property, alias)
  const small = text.toLowerCase()
  return `${column} >= ${params.add(small, 'text')} and ${column} < ${params.add(`${small}${last}`, 'text')}`
}

/** Letters of a trigram; the index finds nothing shorter. */
const trigram = 3

/**
 * SQL that finds candidate rows by the index of the search text, which contains every `search` property;
 * without it every row is read. Undefined for properties and texts that it cannot serve.
 */
export function leadTo(property: Property, text: string, { alias, params }: Place): string | undefined {
  if (!property.search || property.format === 'html' || [...text].length < trigram) return undefined
  return `${alias}.search_text like (${inSmallLetters(`%${escapeLike(text)}%`, params)} collate "C")`
}
