/** Answers a list: the page with its exact total, or that nothing has changed since it was last asked for. */
import { countedPage } from './countedPage.ts'
import type { ListQuery } from './listQuery.ts'
import { condition, type Context, type Page } from './page.ts'
import { positionedPage } from './positionedPage.ts'
import { Params } from './sql.ts'

/** `body` is undefined when the reader's copy is still right (304). */
export type ListAnswer = { body?: string; etag?: string }

export async function list(query: ListQuery, context: Context, _ifNoneMatch?: string): Promise<ListAnswer> {
  const { items, total } = await pageOf(query, context)
  return { body: `{"items":${items},"pager":{"pages":{"total":${pages(total, query)}}},"total":${total}}` }
}

async function pageOf(query: ListQuery, context: Context): Promise<Page> {
  const isWhole = condition(query, context, new Params()) === undefined
  return (isWhole && (await positionedPage(query, context))) || (await countedPage(query, context))
}

const pages = (total: number, { limit }: ListQuery): number =>
  limit === null ? Math.min(total, 1) : Math.ceil(total / limit)
