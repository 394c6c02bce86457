/**
 * Chooses the way to the page of a question, case by case. The whole table uses positions. A condition with few
 * hits uses one scan, which gives page and total; one with many hits reads the page along the order's index and
 * counts beside it. Results are cached while the table does not change. In all other cases skipping and
 * counting is right.
 */
import { readings } from '#domain/readings.ts'
import type { Entity } from '#schemas/entity.ts'
import { narrowingLinks } from '#schemas/within.ts'
import type { Access } from '#server/foundation/access.ts'
import { isNarrowed } from '#server/sql/within.ts'
import { everyFilter } from '#server/lists/filters/filters.ts'
import { areTracked } from './positions/trackedTables.ts'
import { countedPage } from './countedPage.ts'
import { isExpectedMany } from './estimate.ts'
import { fewPage, wholePage } from './fewPage.ts'
import { drop, keep, mostIds, recall, type Found, type Kept } from './resultCache.ts'
import { keptPage } from './keptPage.ts'
import type { ListQuery } from './listQuery.ts'
import { manyPage } from './manyPage.ts'
import type { MomentPage } from './page.ts'
import { saysValue } from './search/searchValues.ts'
import { positionedPage } from './positionedPage.ts'
import type { Question } from './question.ts'
import { tallied } from './talliedTotal.ts'
import { isNear, steps, walkedPage } from './walkedPage.ts'

export async function pageOf(question: Question): Promise<MomentPage> {
  const { query, context, condition, params } = question
  const { engine, entity, access } = context
  // People from outside may not read the change log of rows that they see only partly, and their results are
  // not cached for others.
  if (access.person?.isOutsider && entity.access.rows) return countedPage(question)
  if (condition === undefined) return (await positionedPage(question)) ?? countedPage(question)
  if (!isLogged(query, entity) || isOfOthers(entity, access) || !(await areTracked(engine, [entity.table])))
    return countedPage(question)
  const key = JSON.stringify([entity.table, condition, params().values, question.order])
  const cached = recall(engine, key)
  const cachedPage = cached && (await keptPage(cached, question))
  if (cachedPage) return cachedPage
  const later = (found: Kept) => keep(engine, key, found)
  const wasMany = cached !== undefined && cached.total > mostIds(entity)
  const { page, found } = await findPage(question, { wasMany, later })
  if (found) later(found)
  // The knowledge that there were many hits stays useful after a change.
  else if (cached && !wasMany) drop(engine, key, cached)
  return page
}

/**
 * Whether the table's own log is enough to tell that a result still holds: not with filters, row rights or a
 * search that read other tables.
 */
function isLogged(query: ListQuery, entity: Entity): boolean {
  const { access, properties, searchThrough } = entity
  if (query.search !== undefined && (searchThrough || readsOthers(query.search, entity))) return false
  const rights = JSON.stringify(access.rows ?? {})
  const links = properties.filter(({ relation }) => relation?.many)
  const filters = everyFilter(query)
  if (filters.some(({ property }) => property.through)) return false
  return !links.some(
    ({ name }) => rights.includes(`"${name}"`) || filters.some(({ property }) => property.name === name),
  )
}

/** Whether such a search looks into other tables besides the kept texts. */
const readsOthers = (text: string, entity: Entity): boolean =>
  saysValue({ entity }, text) || (entity.searchWith !== undefined && readings(text).length > 1)

/** Whether rows come and go with records of another table, which has its own log. */
const isOfOthers = (entity: Entity, access: Access): boolean =>
  narrowingLinks(entity.access).length > 0 && isNarrowed(entity, access)

type Later = (found: Kept) => void

async function findPage(question: Question, { wasMany, later }: { wasMany: boolean; later: Later }): Promise<Found> {
  const most = mostIds(question.context.entity)
  const total = await tallied(question.query, question.context, most)
  if (total && total.total > most) return manyPage(question, { known: total, later })
  if (!total && wasMany) return amongMany(question, later)
  if (!total && (await isExpectedMany(question.query, question.context))) {
    if (!isNear(question.query)) return manyPage(question, { later })
    const walked = await walkedPage(question, steps.expected)
    if (walked) return manyPage(question, { shown: walked, later })
  }
  return (await fewPage(question)) ?? amongMany(question, later)
}

/**
 * Near the beginning a walk finds the page, unless the hits stand together elsewhere in the order; then one
 * full scan does.
 */
async function amongMany(question: Question, later: Later): Promise<Found> {
  if (!isNear(question.query)) return manyPage(question, { later })
  const fullWalk = await walkedPage(question, steps.known)
  return fullWalk ? manyPage(question, { shown: fullWalk, later }) : wholePage(question)
}
