/**
 * Search as "contains" over the `search` properties, served by the trigram index on `search_text`, and over
 * those of related records; or over the texts that are kept of all of them (`x-store.searchKept`).
 */
import { spellings } from '#domain/spellings.ts'
import type { Property } from '#schemas/entity.ts'
import { keptTable, keptTexts } from '#schemas/keptSearch.ts'
import { collation, columnOf } from '#server/sql/columns.ts'
import { escapeLike, inSmallLetters } from '#server/sql/likeText.ts'
import { oneTypoIn } from './oneTypo.ts'
import { mayRead } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { waysOf, type Searched } from './searchWays.ts'
import { allOf, literal, quote, type Params } from '#server/sql/sql.ts'

/** A trigram needs three letters; with fewer, the index only finds beginnings of words. */
const shortest = 3

/** `similar`: with one typo in the text. */
export type Sought = { text: string; similar?: boolean }

type Place = { alias: string; params: Params }

/**
 * Returns SQL that is true for rows that have the text in a property that this person may read, as typed or in
 * a stored notation, or that are related (`searchThrough`) to a visible record that has it.
 */
export function searchCondition(sought: Sought, context: Searched, { alias, params }: Place): string {
  const own = ownCondition(sought, context, { alias, params })
  const others = waysOf(context).flatMap(({ target, here, there }) => {
    const inTarget = { ...context, entity: target }
    const matchSql = ownCondition(sought, inTarget, { alias: 's', params })
    const where = matchSql && allOf([rowScope(inTarget, params, 's'), matchSql])
    return where ? `${alias}.${here} = any(array(select s.${there} from ${quote(target.table)} s where ${where}))` : []
  })
  return `(${[...(own ? [own] : ['false']), ...others].join(' or ')})`
}

/** The index compares bytes, so the pattern must too; lower case follows the language's rules. */
function ownCondition({ text, similar }: Sought, context: Searched, { alias, params }: Place): string | undefined {
  const isKept = context.entity.searchKept !== undefined
  const columns = isKept ? keptColumns(context) : ownColumns(context, alias)
  if (columns.length === 0) return undefined
  const typo = similar ? oneTypoIn(text) : undefined
  if (similar && !typo) return undefined
  const patterns = typo?.leads ?? spellings(text).flatMap(patternsOf)
  const like = patterns.map((pattern) => `like (${inSmallLetters(pattern, params)} collate "C")`)
  const regex = typo && `~ (${params.add(typo.regex, 'text')} collate "C")`
  const condition = `(${columns.map((column) => holds(column, like, regex)).join(' or ')})`
  if (!isKept) return condition
  const kept = `select k.id from ${quote(keptTable(context.entity))} k where`
  const named = similar ? undefined : namedBy(text, context, params)
  return named
    ? `${alias}.id in (with named as materialized (${named}) select id from named union all ${kept} not exists (select from named) and ${condition})`
    : `${alias}.id in (${kept} ${condition})`
}

/**
 * Visible rows that have the text as their whole, unique title, by its index: the texts of a million rows share nearly all
 * trigrams of a number, so that looking for it in them takes a thousand times longer. Where there is one it is meant.
 */
function namedBy(text: string, context: Searched, params: Params): string | undefined {
  const { entity } = context
  const title = entity.properties.find(({ name }) => name === entity.titleField)
  if (!title?.unique.some(({ length }) => length === 1) || title.type !== 'string' || !mayRead(title, context.access))
    return undefined
  const is = `x.${quote(title.column)} = any(${params.add(spellings(text), 'text[]')})`
  return `select x.id from ${quote(entity.table)} x where ${allOf([is, rowScope(context, params, 'x')])}`
}

function ownColumns({ entity, access }: Searched, alias: string): string[] {
  const searched = entity.properties.filter((property) => property.search)
  const readable = searched.filter((property) => mayRead(property, access))
  return readable.length > 0 && readable.length === searched.length
    ? [`${alias}.search_text`]
    : readable.map((property) => `lower(${textOf(property, alias)})`)
}

/** The kept texts that have nothing but what this person may read. */
const keptColumns = ({ entity, entities, access }: Searched): string[] =>
  keptTexts(entity, { all: entities.values(), find: (name) => entities.get(name) })
    .filter(({ rights }) => rights.every((right) => access.may(right)))
    .map(({ column }) => `k.${column}`)

function holds(column: string, like: readonly string[], regex: string | undefined): string {
  const led = like.map((one) => `${column} ${one}`).join(' or ')
  // The concatenation keeps the regular expression from the index: extracting trigrams from it takes longer
  // than testing the rows that `led` finds.
  return regex === undefined ? led : `(${led}) and (${column} || '') ${regex}`
}

function patternsOf(text: string): string[] {
  const escaped = escapeLike(text)
  return [...text].length < shortest ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`]
}

/** The text of one property, as `search_text` contains it. */
function textOf(property: Property, alias: string): string {
  const column = columnOf(property, alias)
  if (property.type !== 'localized') return `${column}::text`
  const words = (property.languages ?? []).map((language) => `coalesce(${column} ->> ${literal(language)}, '')`)
  const whole = `(${words.join(` || ' ' || `)})`
  return `${property.format === 'html' ? `regexp_replace(${whole}, '<[^>]*>', ' ', 'g')` : whole} ${collation}`
}
