/** "Contains" over the properties that are searched, served by the trigram index on `search_text`. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Access } from '#server/access.ts'
import { collation, columnOf } from './columns.ts'
import { escapeLike, inSmallLetters } from './likeText.ts'
import { mayRead } from './rights.ts'
import { literal, type Params } from './sql.ts'

/** Three letters make a trigram; with fewer, the index can only find how words begin. */
const shortest = 3

/**
 * Returns SQL that is true for rows with the text in a property that this person may read. The index compares bytes, so the
 * pattern must too; only its letters are made small as a language does it.
 */
export function searchCondition(
  text: string,
  { entity, access, alias, params }: { entity: Entity; access: Access; alias: string; params: Params },
): string {
  const searched = entity.properties.filter((property) => property.search)
  const readable = searched.filter((property) => mayRead(property, access))
  const escaped = escapeLike(text)
  const patterns = [...text].length < shortest ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`]
  const columns =
    readable.length === searched.length
      ? [`${alias}.search_text`]
      : readable.map((property) => `lower(${textOf(property, alias)})`)
  const like = patterns.map((pattern) => `like (${inSmallLetters(pattern, params)} collate "C")`)
  return `(${columns.flatMap((column) => like.map((one) => `${column} ${one}`)).join(' or ')})`
}

/** The words of one property, as the search text has them. */
function textOf(property: Property, alias: string): string {
  const column = columnOf(property, alias)
  if (property.type !== 'localized') return `${column}::text`
  const words = (property.languages ?? []).map((language) => `coalesce(${column} ->> ${literal(language)}, '')`)
  const whole = `(${words.join(` || ' ' || `)})`
  return `${property.format === 'html' ? `regexp_replace(${whole}, '<[^>]*>', ' ', 'g')` : whole} ${collation}`
}
