/**
 * Search as "contains" over the `search` properties, served by the trigram index on `search_text`, and over
 * those of related records; or over the texts that are kept of all of them (`x-store.searchKept`).
 */
import { readings, type Word } from '#domain/readings.ts'
import { spellings } from '#domain/spellings.ts'
import type { Property } from '#schemas/entity.ts'
import { keptTable, keptTexts } from '#schemas/keptSearch.ts'
import { collation, columnOf } from '#server/sql/columns.ts'
import { escapeLike, folds } from '#server/sql/likeText.ts'
import { oneTypoIn } from './oneTypo.ts'
import { idsByValue } from './searchValues.ts'
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

function ownCondition(sought: Sought, context: Searched, { alias, params }: Place): string | undefined {
  const isKept = context.entity.searchKept !== undefined
  const columns = isKept ? keptColumns(context) : ownColumns(context, alias)
  const condition = columns.length === 0 ? undefined : textCondition(sought, columns, params)
  if (!condition || !isKept) return condition
  const kept = `select k.id from ${quote(keptTable(context.entity))} k where`
  const { text, similar } = sought
  if (similar) return `${alias}.id in (${kept} ${condition})`
  const others = [...idsByValue(text, context, params), ...besideOthers(sought, { context, columns, kept, params })]
  const named = namedBy(text, context, params)
  const found = [`${kept} ${named ? 'not exists (select from named) and ' : ''}${condition}`, ...others]
  return named
    ? `${alias}.id in (with named as materialized (${named}) select id from named union all ${found.join(' union all ')})`
    : `${alias}.id in (${found.join(' union all ')})`
}

/** All words of the text, each in any of the columns; or all of it with a typo. */
function textCondition({ text, similar }: Sought, columns: readonly string[], params: Params): string | undefined {
  if (!similar) return wordsCondition(readings(text), columns, params)
  const typo = oneTypoIn(text)
  if (!typo) return undefined
  const like = typo.leads.map((lead) => likeSql(lead, params))
  const regex = `~ (${params.add(typo.regex, 'text')} collate "C")`
  // The concatenation keeps the regular expression from the index: extracting trigrams from it takes longer
  // than testing the rows that the leads find.
  return `(${columns.map((column) => `(${anyLike(column, like)}) and (${column} || '') ${regex}`).join(' or ')})`
}

function wordsCondition(words: readonly Word[], columns: readonly string[], params: Params): string {
  const isAlone = words.length === 1
  const conditions = words.map((word) => {
    const like = word.flatMap((one) => patternsOf(one, isAlone)).map((pattern) => likeSql(pattern, params))
    return `(${columns.map((column) => anyLike(column, like)).join(' or ')})`
  })
  return `(${conditions.join(' and ')})`
}

/** The index compares bytes, so the pattern must too. */
const likeSql = (pattern: string, params: Params): string => `like (${folds(pattern, params)} collate "C")`
const anyLike = (column: string, like: readonly string[]): string => like.map((one) => `${column} ${one}`).join(' or ')

type Beside = { context: Searched; columns: readonly string[]; kept: string; params: Params }

/**
 * Records of which the first or last words name a related one (`x-store.searchWith`) and the others are in the texts:
 * 'Zuidas Spoelstra' is a file of the client Zuidas. Where nothing is named so the texts are not read.
 */
function besideOthers({ text }: Sought, { context, columns, kept, params }: Beside): string[] {
  const words = readings(text)
  return waysOf(context, context.entity.searchWith).flatMap(({ target, here }) => {
    const inTarget = { ...context, entity: target }
    const theirs = ownColumns(inTarget, 's')
    if (words.length < 2 || theirs.length === 0) return []
    const splits = words.slice(1).flatMap((_, index) => {
      const [first, last] = [words.slice(0, index + 1), words.slice(index + 1)]
      return [
        [first, last],
        [last, first],
      ] as const
    })
    return splits.map(([named, rest]) => {
      const where = allOf([rowScope(inTarget, params, 's'), wordsCondition(named, theirs, params)])
      const ids = `select s.id from ${quote(target.table)} s where ${where}`
      const isOfThem = `exists (select from ${quote(context.entity.table)} r where r.id = k.id and r.${here} = any(array(${ids})))`
      return `${kept} exists (${ids}) and ${wordsCondition(rest, columns, params)} and ${isOfThem}`
    })
  })
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
    : readable.map((property) => `searched(${textOf(property, alias)})`)
}

/** The kept texts that have nothing but what this person may read. */
const keptColumns = ({ entity, entities, access }: Searched): string[] =>
  keptTexts(entity, { all: entities.values(), find: (name) => entities.get(name) })
    .filter(({ rights }) => rights.every((right) => access.may(right)))
    .map(({ column }) => `k.${column}`)

/** A house number beside other words is a whole one: 12 is not 123. */
function patternsOf(text: string, isAlone: boolean): string[] {
  const escaped = escapeLike(text)
  if (!isAlone && /^\d{1,3}$/.test(text)) return [text, `${text} %`, `% ${text}`, `% ${text} %`]
  if ([...text].length >= shortest) return [`%${escaped}%`]
  const breaks = isAlone ? [' '] : [' ', '-', "'", '.']
  return [`${escaped}%`, ...breaks.map((sign) => `%${sign}${escaped}%`)]
}

/** The text of one property, as `search_text` contains it. */
function textOf(property: Property, alias: string): string {
  const column = columnOf(property, alias)
  if (property.type !== 'localized') return `${column}::text`
  const words = (property.languages ?? []).map((language) => `coalesce(${column} ->> ${literal(language)}, '')`)
  const whole = `(${words.join(` || ' ' || `)})`
  return `${property.format === 'html' ? `regexp_replace(${whole}, '<[^>]*>', ' ', 'g')` : whole} ${collation}`
}
