/**
 * Reads lists and records from answers in all shapes that the specification allows: bare or wrapped, with or without a
 * pager, whole or paged.
 */
import type { RaRecord } from 'react-admin'
import { CallError, isObject } from './callErrors.ts'

/** `limit` -1: all. */
export type Stretch = { offset: number; limit: number }

/** `meta.more`: `total` is a lower bound while the server counts. `meta.similar`: no exact match; these are similar. */
export type Listed<T> = { data: T[]; total: number; meta?: { more?: true; similar?: true } }

/**
 * @returns The requested rows and their total number, as far as the answer tells.
 * @throws {CallError} If the answer contains no list.
 */
export function listIn<T extends RaRecord>(body: unknown, { offset, limit }: Stretch): Listed<T> {
  const items = isObject(body) ? (body.items ?? body.entities) : body
  if (!Array.isArray(items)) throw new CallError('error.generic', 200, body)
  const rows = items as T[]
  // More rows than requested: this server has no paging and sent everything.
  if (limit > 0 && rows.length > limit) return { data: rows.slice(offset, offset + limit), total: rows.length }
  const total = totalIn(body, offset + rows.length, rows.length < limit ? 0 : limit)
  const isMore = isObject(body) && body.more === true
  const isSimilar = isObject(body) && body.similar === true
  if (!isMore && !isSimilar) return { data: rows, total }
  return { data: rows, total, meta: { ...(isMore && { more: true }), ...(isSimilar && { similar: true }) } }
}

/** @param perPage 0 if this was the last page, so that the seen rows are all. */
function totalIn(body: unknown, seen: number, perPage: number): number {
  const pager = isObject(body) && isObject(body.pager) ? body.pager : {}
  const [total] = [isObject(body) ? body.total : undefined, pager.total]
    .map(countIn)
    .filter((count) => count !== undefined)
  const pages = isObject(pager.pages) ? countIn(pager.pages.total) : undefined
  return total ?? Math.max(seen, (pages ?? 0) * perPage)
}

/** A number, or a text that contains one. */
function countIn(value: unknown): number | undefined {
  const isCount = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return isCount ? Number(value) : undefined
}

/**
 * @param name Entity name, under which the record may be wrapped.
 * @returns undefined if the answer contains no record.
 */
export function recordIn<T extends RaRecord>(body: unknown, name: string): T | undefined {
  if (!isObject(body)) return undefined
  const found = [body, body[name], body.item, body.entity, body.data].find((one) => isObject(one) && hasId(one))
  return found as T | undefined
}

const hasId = ({ id }: Readonly<Record<string, unknown>>) =>
  typeof id === 'number' || (typeof id === 'string' && id !== '')
