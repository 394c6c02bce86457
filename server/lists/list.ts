/** Answers a list: the page with its exact total, or that nothing has changed since it was last asked for. */
import { countedPage } from './countedPage.ts'
import { tagFor, tagOfAnswer } from './etag.ts'
import { filteredPage } from './filteredPage.ts'
import type { ListQuery } from './listQuery.ts'
import { withOneTypo } from '#server/lists/search/oneTypo.ts'
import { condition, type Context, type MomentPage } from './page.ts'
import { positionedPage } from './positionedPage.ts'
import { Params } from '#server/sql/sql.ts'

/** `body` is undefined when the reader's copy is still right (304). */
export type ListAnswer = { body?: string; etag?: string }

/** @param ifNoneMatch ETag of the copy that the reader has. */
export async function list(query: ListQuery, context: Context, ifNoneMatch?: string): Promise<ListAnswer> {
  const tag = await tagFor(query, context)
  if (ifNoneMatch && (await tag?.isCurrent(ifNoneMatch))) return { etag: ifNoneMatch }
  const { items, total, more, similar, snapshot } = await found(query, context)
  const marks = `${more ? ',"more":true' : ''}${similar ? ',"similar":true' : ''}`
  const body = `{"items":${items},"pager":{"pages":{"total":${pages(total, query)}}},"total":${total}${marks}}`
  const etag = tagOfAnswer(body, context) ?? (snapshot === undefined ? undefined : tag?.of(snapshot))
  return etag !== undefined && etag === ifNoneMatch ? { etag } : { etag, body }
}

/** What is found with one typo, where the search itself finds nothing: two moments, so that no snapshot tells whether it still holds. */
async function found(query: ListQuery, context: Context): Promise<MomentPage & { similar?: true }> {
  const page = await pageOf(query, context)
  const typo = page.total === 0 ? withOneTypo(query) : undefined
  if (!typo) return page
  const likeIt = await pageOf(typo, context)
  return likeIt.total > 0 ? { ...likeIt, similar: true, snapshot: undefined } : page
}

async function pageOf(query: ListQuery, context: Context): Promise<MomentPage> {
  const isWhole = condition(query, context, new Params()) === undefined
  // Nobody from outside reads the log of rows of which they see some only, and nothing of what they find is kept for others.
  if (context.access.person?.isOutsider && context.entity.access.rows) return countedPage(query, context)
  if (!isWhole) return filteredPage(query, context)
  return (await positionedPage(query, context)) ?? countedPage(query, context)
}

const pages = (total: number, { limit }: ListQuery): number =>
  limit === null ? Math.min(total, 1) : Math.ceil(total / limit)
