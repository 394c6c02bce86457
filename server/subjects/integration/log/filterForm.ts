/**
 * The filter form of the API log sends its own names (specification, section 3): id, ip, dateFrom, dateTo, request, type and
 * response. Here they become filters of the list, wherever the list's filters are read: page and export.
 */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The form's name → property and operator. */
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

/** Only texts are of the form; `_filter[ip][eq]` is the list's own way. Empty ones ask for nothing. */
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
    // A whole address is looked up; a part of one is searched for.
    const asked = property === 'ip' && isIP(text) ? 'eq' : operator
    filters[property] = { ...(filters[property] as object | undefined), [asked]: text }
  }
  query._filter = filters
}
