/**
 * A page of the rows that meet a condition. Not too many hits: one scan gives page and total. When that scan meets too many it
 * stops, or is not begun where they are known or expected, and the page is read along the order's index with their number
 * beside it. What was found is kept while the table does not change.
 */
import type { Entity } from '#schemas/entity.ts'
import { isUnchanged } from '#server/lists/positions/log.ts'
import { areTracked } from '#server/lists/positions/tracked.ts'
import { countedPage } from './countedPage.ts'
import { fewPage, wholePage } from './fewPage.ts'
import { drop, keep, mostIds, recall, type Found, type Kept } from './kept.ts'
import type { ListQuery } from './listQuery.ts'
import { manyPage } from './manyPage.ts'
import { isExpectedMany } from './estimate.ts'
import { orderBy } from './order.ts'
import { condition, itemsOf, limitClause, type Context, type MomentPage } from './page.ts'
import { Params, quote, whereClause } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { tallied } from './tallied.ts'
import { isNear, steps, walkedIds, walkedPage, type Shown } from './walkedPage.ts'
import { moment } from '#server/lists/positions/snapshot.ts'

/** What depends on other tables than its own, by a filter, a row right or a search through them, is not kept. */
function isLogged({ filters, search }: ListQuery, { access, properties, searchThrough }: Entity): boolean {
  if (search !== undefined && searchThrough) return false
  const rights = JSON.stringify(access.rows ?? {})
  const links = properties.filter(({ relation }) => relation?.many)
  return !links.some(
    ({ name }) => rights.includes(`"${name}"`) || filters.some(({ property }) => property.name === name),
  )
}

export async function filteredPage(query: ListQuery, context: Context): Promise<MomentPage> {
  const { engine, entity } = context
  if (!isLogged(query, entity) || !(await areTracked(engine, [entity.table]))) return countedPage(query, context)
  const params = new Params()
  const key = JSON.stringify([
    entity.table,
    condition(query, context, params),
    params.values,
    orderBy(query.order, 't'),
  ])
  const kept = recall(engine, key)
  const known = kept && (await keptPage(kept, query, context))
  if (known) return known
  const later = (found: Kept) => keep(engine, key, found)
  const wasMany = kept !== undefined && kept.total > mostIds(entity)
  const { page, found } = await findPage(query, context, { wasMany, later })
  if (found) later(found)
  // That there were many is a hint that stays.
  else if (kept && !wasMany) drop(engine, key, kept)
  return page
}

async function findPage(
  query: ListQuery,
  context: Context,
  { wasMany, later }: { wasMany: boolean; later: (found: Kept) => void },
): Promise<Found> {
  const most = mostIds(context.entity)
  const known = await tallied(query, context, most)
  if (known && known.total > most) return manyPage(query, context, { known, later })
  const isExpected = !known && !wasMany && (await isExpectedMany(query, context))
  const first = isExpected ? await walkedPage(query, context, steps.expected) : undefined
  // What is expected only, and was not found where it would then stand, is few or stands elsewhere: a scan tells.
  const few = first || (!known && wasMany) || (isExpected && !isNear(query)) ? undefined : await fewPage(query, context)
  if (few) return few
  const shown = first ?? (await walkedPage(query, context, steps.known))
  return !shown && isNear(query) ? wholePage(query, context) : manyPage(query, context, { shown, later })
}

/** @returns undefined when the table has changed since, or the hits are too many to keep and not where a walk finds them. */
async function keptPage(
  { ids, snapshot, total }: Kept,
  query: ListQuery,
  context: Context,
): Promise<MomentPage | undefined> {
  const params = new Params()
  const table = quote(context.entity.table)
  const { offset, limit } = query
  const shown = ids === '' ? [] : ids?.split(',').slice(offset, limit === null ? undefined : offset + limit)
  const isWalked = !shown && isNear(query)
  const page = shown
    ? `select unnest(${params.add(shown, 'bigint[]')}) as id`
    : isWalked
      ? walkedIds(query, context, { params, steps: steps.known })
      : `select t.id from ${table} t${whereClause(condition(query, context, params))} order by ${orderBy(query.order, 't')}${limitClause(query)} offset ${params.add(offset, 'bigint')}`
  const text = `with page as materialized (${page})
    select ${itemsOf(query, context, params)} as items, (select count(*)::int from page) as shown, ${moment} as snapshot, ${isUnchanged(context.entity.table, snapshot, params)} as unchanged`
  const [row] = (await context.engine.query<Shown & { unchanged: boolean }>(prepared(text, params.values))).rows
  return row?.unchanged && (!isWalked || row.shown === limit)
    ? { items: row.items, total, snapshot: row.snapshot }
    : undefined
}
