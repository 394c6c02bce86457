/** Finds existing clients that may be the same as a new one, among those that the asker may see. */
import { likeness, nameWords, type Company, type Likeness } from '#domain/duplicates.ts'
import { escapeLike } from '#server/sql/likeText.ts'
import { mayRead } from '#server/sql/rights.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params } from '#server/sql/sql.ts'
import { names } from '#server/sql/names.ts'

const t = names('customer', 't')

type Row = {
  id: number
  number: string
  company: string
  tradeName: string | null
  kvkNumber: string | null
  iban: string | null
  city: string | null
  active: boolean
}
export type Duplicate = Pick<Row, 'id' | 'number' | 'company' | 'city' | 'active'> & { why: Likeness[] }

/** Maximum number of results. */
const most = 10

/** @param asked Values in their stored notation; absent ones are not compared. */
export async function duplicatesOf(asked: Company, context: Context): Promise<Duplicate[]> {
  const iban = context.entity.properties.find(({ name }) => name === 'iban')
  // A person who may not see account numbers may not find out whose one is either.
  const mayCompare = iban !== undefined && mayRead(iban, context.access)
  const comparable: Company = { ...asked, iban: mayCompare ? asked.iban : null }
  const params = new Params()
  const alike = [
    comparable.kvkNumber && `${t.kvk_number} = ${params.add(comparable.kvkNumber, 'text')}`,
    comparable.iban && `${t.iban} = ${params.add(comparable.iban, 'text')}`,
    ...comparable.names.map((name) => nameCondition(name ?? '', params)),
  ].filter(Boolean)
  if (alike.length === 0) return []
  const scope = rowScope(context, params) ?? 'true'
  const text = `select ${t.id}, ${t.number}, ${t.company}, ${t.trade_name} as "tradeName", ${t.kvk_number} as "kvkNumber", ${t.iban}, ${t.city},
    coalesce(${t.active}, true) as active from customer t where (${alike.join(' or ')}) and ${scope} order by ${t.id} limit 1000`
  const { rows } = await context.engine.query<Row>({ text, values: params.values })
  return rows
    .map(({ tradeName, kvkNumber, iban: theirs, ...shown }) => ({
      ...shown,
      why: likeness(comparable, { names: [shown.company, tradeName], kvkNumber, iban: theirs }),
    }))
    .filter(({ why }) => why.length > 0)
    .sort((a, b) => b.why.length - a.why.length)
    .slice(0, most)
}

/**
 * A broad condition that the search index serves: names that share a word, or part of the longest one, so that
 * a single typo does not hide a duplicate.
 */
function nameCondition(name: string, params: Params): string | undefined {
  const words = nameWords(name).filter((word) => word.length > 2)
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length)
  const half = Math.floor(longest.length / 2)
  const parts = longest.length < 8 ? [] : [longest.slice(0, half), longest.slice(half)]
  const sought = [...new Set([...words, ...parts])].slice(0, 6)
  if (sought.length === 0) return undefined
  const like = sought.map((part) => `t.search_text like (${params.add(`%${escapeLike(part)}%`, 'text')} collate "C")`)
  return `(${like.join(' or ')})`
}
