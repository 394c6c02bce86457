/** Lists and records as servers of the specification may answer them: bare or wrapped, with a pager or without, whole or by the page. */
import type { RaRecord } from 'react-admin'
import { CallError, isObject } from './callErrors.ts'

/** `limit` -1: all. */
export type Stretch = { offset: number; limit: number }

/**
 * `meta.more`: there are `total` at least, and the server is counting them. `meta.similar`: nothing has the text of the search,
 * and these look like it.
 */
export type Listed<T> = { data: T[]; total: number; meta?: { more?: true; similar?: true } }

/**
 * @returns The rows of the stretch that was asked for, and how many there are in all, as far as the answer tells.
 * @throws {CallError} When there is no list in the answer.
 */
export function listIn<T extends RaRecord>(body: unknown, { offset, limit }: Stretch): Listed<T> {
  const items = isObject(body) ? (body.items ?? body.entities) : body
  if (!Array.isArray(items)) throw new CallError('error.generic', 200, body)
  const rows = items as T[]
  // More than was asked for: this server knows no pages and gave all there is.
  if (limit > 0 && rows.length > limit) return { data: rows.slice(offset, offset + limit), total: rows.length }
  const total = totalIn(body, offset + rows.length, rows.length < limit ? 0 : limit)
  const isMore = isObject(body) && body.more === true
  const isSimilar = isObject(body) && body.similar === true
  if (!isMore && !isSimilar) return { data: rows, total }
  return { data: rows, total, meta: { ...(isMore && { more: true }), ...(isSimilar && { similar: true }) } }
}

/** @param perPage 0 when the last page was given, so that what was seen is all. */
function totalIn(body: unknown, seen: number, perPage: number): number {
  const pager = isObject(body) && isObject(body.pager) ? body.pager : {}
  const [total] = [isObject(body) ? body.total : undefined, pager.total]
    .map(countIn)
    .filter((count) => count !== undefined)
  const pages = isObject(pager.pages) ? countIn(pager.pages.total) : undefined
  return total ?? Math.max(seen, (pages ?? 0) * perPage)
}

/** A number, also one that came as text. */
function countIn(value: unknown): number | undefined {
  const isCount = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return isCount ? Number(value) : undefined
}

/**
 * @param name What the entity is called, in case the record is wrapped in that.
 * @returns undefined when there is no record in the answer.
 */
export function recordIn<T extends RaRecord>(body: unknown, name: string): T | undefined {
  if (!isObject(body)) return undefined
  const found = [body, body[name], body.item, body.entity, body.data].find((one) => isObject(one) && hasId(one))
  return found as T | undefined
}

const hasId = ({ id }: Readonly<Record<string, unknown>>) =>
  typeof id === 'number' || (typeof id === 'string' && id !== '')
