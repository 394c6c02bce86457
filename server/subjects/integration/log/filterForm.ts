/**
 * Translates the filter form of the API log, whose parameter names the specification sets (section 3: id, ip,
 * dateFrom, dateTo, request, type and response), to filters of the list, for page and export alike.
 */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Name in the form → property and operator. */
const meanings = {
  id: ['id', 'eq'],
  ip: ['ip', 'contains'],
  dateFrom: ['at', 'gte'],
  dateTo: ['at', 'lte'],
  request: ['request', 'contains'],
  type: ['type', 'eq'],
  response: ['response', 'contains'],
} as const

type Filters = Record<string, unknown>

/** Only text values belong to the form; `_filter[ip][eq]` is a filter of the list. Empty ones are ignored. */
export function readForm(request: Pick<FastifyRequest, 'query'>): void {
  const query = request.query as Filters
  const given = query._filter
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return
  const filters: Filters = { ...given }
  for (const [name, [property, operator]] of Object.entries(meanings)) {
    const value = filters[name]
    if (typeof value !== 'string') continue
    delete filters[name]
    const text = value.trim()
    if (text === '') continue
    // A whole address is matched exactly; part of one is searched.
    const effectiveOperator = property === 'ip' && isIP(text) ? 'eq' : operator
    filters[property] = { ...(filters[property] as object | undefined), [effectiveOperator]: text }
  }
  query._filter = filters
}
