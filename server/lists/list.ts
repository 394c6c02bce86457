/** Answers a list: with the page and its exact total, or with the fact that nothing has changed. */
import { tagFor, tagOfAnswer } from './etag.ts'
import type { ListQuery } from './listQuery.ts'
import { withOneTypo } from '#server/lists/search/oneTypo.ts'
import type { Context, MomentPage } from './page.ts'
import { pageOf } from './plan.ts'
import { compile, type Question } from './question.ts'
import { totalsOver } from '#server/lists/sums/totals.ts'

/** `body` is undefined when the reader's copy is still valid (304). */
export type ListAnswer = { body?: string; etag?: string }

/** @param ifNoneMatch ETag of the reader's copy. */
export async function list(query: ListQuery, context: Context, ifNoneMatch?: string): Promise<ListAnswer> {
  const question = compile(query, context)
  const tag = await tagFor(question)
  if (ifNoneMatch && (await tag?.isCurrent(ifNoneMatch))) return { etag: ifNoneMatch }
  const { items, total, more, similar, snapshot, found } = await pageOrSimilar(question)
  const totals = query.totals && (await totalsOver(found, query.totals))
  const marks = `${more ? ',"more":true' : ''}${similar ? ',"similar":true' : ''}`
  const sums = totals ? `,"totals":${totals.json}` : ''
  const body = `{"items":${items},"pager":{"pages":{"total":${pages(total, query)}}},"total":${total}${sums}${marks}}`
  const isLasting = snapshot !== undefined && (!totals || totals.holdsSince(snapshot))
  const etag = tagOfAnswer(body, context) ?? (isLasting ? tag?.of(snapshot) : undefined)
  return etag !== undefined && etag === ifNoneMatch ? { etag } : { etag, body }
}

/**
 * Repeats a search that finds nothing with one typo. The two searches see two snapshots, so the answer gets no
 * ETag.
 */
async function pageOrSimilar(question: Question): Promise<MomentPage & { similar?: true; found: Question }> {
  const { query, context } = question
  const page = { ...(await pageOf(question)), found: question }
  const typo = page.total === 0 ? withOneTypo(query) : undefined
  if (!typo) return page
  const found = compile(typo, context)
  const likeIt = await pageOf(found)
  return likeIt.total > 0 ? { ...likeIt, found, similar: true, snapshot: undefined } : page
}

const pages = (total: number, { limit }: ListQuery): number =>
  limit === null ? Math.min(total, 1) : Math.ceil(total / limit)
