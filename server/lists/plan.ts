/**
 * Which way the page of a question is found, case by case. A whole table has places. Of the rows that meet a condition, not too
 * many are found by one scan, which gives page and total; of many the page is read along the order's index, with their number
 * beside it. What was found is kept while the table does not change. Where nothing of this holds, skipping and counting is
 * always right.
 */
import type { Entity } from '#schemas/entity.ts'
import { areTracked } from '#server/lists/positions/tracked.ts'
import { countedPage } from './countedPage.ts'
import { isExpectedMany } from './estimate.ts'
import { fewPage, wholePage } from './fewPage.ts'
import { drop, keep, mostIds, recall, type Found, type Kept } from './kept.ts'
import { keptPage } from './keptPage.ts'
import type { ListQuery } from './listQuery.ts'
import { manyPage } from './manyPage.ts'
import type { MomentPage } from './page.ts'
import { positionedPage } from './positionedPage.ts'
import type { Question } from './question.ts'
import { tallied } from './tallied.ts'
import { isNear, steps, walkedPage } from './walkedPage.ts'

export async function pageOf(question: Question): Promise<MomentPage> {
  const { query, context, condition, params } = question
  const { engine, entity, access } = context
  // Nobody from outside reads the log of rows of which they see some only, and nothing of what they find is kept for others.
  if (access.person?.isOutsider && entity.access.rows) return countedPage(question)
  if (condition === undefined) return (await positionedPage(question)) ?? countedPage(question)
  if (!isLogged(query, entity) || !(await areTracked(engine, [entity.table]))) return countedPage(question)
  const key = JSON.stringify([entity.table, condition, params().values, question.order])
  const kept = recall(engine, key)
  const known = kept && (await keptPage(kept, question))
  if (known) return known
  const later = (found: Kept) => keep(engine, key, found)
  const wasMany = kept !== undefined && kept.total > mostIds(entity)
  const { page, found } = await findPage(question, { wasMany, later })
  if (found) later(found)
  // That there were many is a hint that stays.
  else if (kept && !wasMany) drop(engine, key, kept)
  return page
}

/** What depends on other tables than its own, by a filter, a row right or a search through them, is not kept. */
function isLogged({ filters, search }: ListQuery, { access, properties, searchThrough }: Entity): boolean {
  if (search !== undefined && searchThrough) return false
  const rights = JSON.stringify(access.rows ?? {})
  const links = properties.filter(({ relation }) => relation?.many)
  return !links.some(
    ({ name }) => rights.includes(`"${name}"`) || filters.some(({ property }) => property.name === name),
  )
}

type Later = (found: Kept) => void

async function findPage(question: Question, { wasMany, later }: { wasMany: boolean; later: Later }): Promise<Found> {
  const most = mostIds(question.context.entity)
  const known = await tallied(question.query, question.context, most)
  if (known && known.total > most) return manyPage(question, { known, later })
  if (!known && wasMany) return amongMany(question, later)
  if (!known && (await isExpectedMany(question.query, question.context))) {
    if (!isNear(question.query)) return manyPage(question, { later })
    const shown = await walkedPage(question, steps.expected)
    if (shown) return manyPage(question, { shown, later })
  }
  return (await fewPage(question)) ?? amongMany(question, later)
}

/** Near the beginning a walk finds the page, unless the hits stand together elsewhere: then one scan of all does. */
async function amongMany(question: Question, later: Later): Promise<Found> {
  if (!isNear(question.query)) return manyPage(question, { later })
  const shown = await walkedPage(question, steps.known)
  return shown ? manyPage(question, { shown, later }) : wholePage(question)
}
