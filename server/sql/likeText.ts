/** Contains and startsWith, regardless of case and accents, as SQL that an index can serve. */
import { folded } from '#domain/foldText.ts'
import type { Property } from '#schemas/entity.ts'
import { columnOf, isText } from './columns.ts'
import type { Params } from './sql.ts'

type Place = { alias: string; params: Params }

/** Escapes the characters that LIKE interprets. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Latin letters, accents and keyboard characters: what they are folded to is the same in every version of Unicode. */
const settled = /^[\u0300-\u036f -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2019]*$/

/** Whether JavaScript and the database fold this text to the same. */
export const isSettled = (text: string): boolean => settled.test(text)

/**
 * SQL for a folded pattern. JavaScript makes it where both agree: a generic plan would otherwise compute it again for
 * every row, which doubles the cost.
 */
export const folds = (pattern: string, params: Params): string =>
  settled.test(pattern) ? params.add(folded(pattern), 'text') : `folded(${params.add(pattern, 'text')})`

/** SQL that is true for rows whose property contains the text. */
export function contains(property: Property, text: string, place: Place): string {
  return led(leadTo(property, text, place), property, `%${escapeLike(text)}%`, place)
}

/** SQL that is true for rows whose property begins with the text. */
export function startsWith(property: Property, text: string, place: Place): string {
  const lead = stretchOf(property, text, place) ?? leadTo(property, text, place)
  return led(lead, property, `${escapeLike(text)}%`, place)
}

/** Folding takes ten times as long as lower case of A to Z: only texts with other letters (more bytes than characters) need it. */
function led(lead: string | undefined, property: Property, pattern: string, { alias, params }: Place): string {
  const column = columnOf(property, alias)
  const sought = `like (${folds(pattern, params)} collate "C")`
  const plain = `lower(${column} collate "C") ${sought}`
  const matchSql = `(${plain} or octet_length(${column}) > length(${column}) and folded(${column}) ${sought})`
  return lead ? `(${lead} and ${matchSql})` : matchSql
}

/** Sorts after every letter: Unicode reserves it for the end of such ranges. */
const last = '\uffff'

/** Letters that stand behind the one that they are folded to, and behind what begins with it, in the order of the database. */
const behind: Readonly<Record<string, string>> = { i: 'ı', t: 'ŧ' }

/**
 * SQL for the range of a sortable property's order in which all texts with this beginning stand. Texts that
 * differ in accents stand there too, and others between them, so each row is still compared. Undefined where no index
 * has that order; and for 'th', which 'þ' counts as and stands behind 'z'.
 */
export function stretchOf(property: Property, text: string, { alias, params }: Place): string | undefined {
  if (!property.sort || !isText(property) || !/^[\p{L}\d ]+$/u.test(text) || !settled.test(text)) return undefined
  const column = columnOf(property, alias)
  const small = folded(text)
  if (small.includes('th')) return undefined
  const end = small.replace(/[it]/g, (letter) => behind[letter] ?? letter)
  return `${column} >= ${params.add(small, 'text')} and ${column} < ${params.add(`${end}${last}`, 'text')}`
}

/** Letters of a trigram; the index finds nothing shorter. */
const trigram = 3

/**
 * SQL that finds candidate rows by the index of the search text, which contains every `search` property;
 * without it every row is read. Undefined for properties and texts that it cannot serve.
 */
export function leadTo(property: Property, text: string, { alias, params }: Place): string | undefined {
  if (!property.search || property.format === 'html' || [...text].length < trigram) return undefined
  return `${alias}.search_text like (${folds(`%${escapeLike(text)}%`, params)} collate "C")`
}
