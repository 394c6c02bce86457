/** What mistakes in schemas are made with: a courier with properties, a depot that it may point at, words beside it. */
import type { Sources } from '#codegen/load.ts'
import { courier } from '#tests/codegen/project.ts'

/** Schemas with a mistake, and the messages that name it. */
export type Case = { name: string; in: Record<string, unknown>; out: readonly string[]; tables?: Sources['tables'] }

export const text = { title: 'Name', type: 'string' }
export const searched = { ...text, 'x-store': { search: true } }
export const depot = { ...courier(), title: 'Depot', 'x-entity': { plural: 'depots' } }
export const customer = { ...depot, 'x-access': { read: 'ROLE_SETTINGS', rows: 'staff' } }
export const toDepot = { title: 'Depot', 'x-relation': { entity: 'depot' } }
export const one = (properties: Record<string, unknown>, keywords?: Record<string, unknown>) => ({
  'courier.schema.json': courier(properties, keywords),
})
/** With a texts file. */
export const worded = (properties: Record<string, unknown>, words: object, keywords?: Record<string, unknown>) => ({
  ...one(properties, keywords),
  'i18n/courier.json': words,
})
export const two = (properties: Record<string, unknown>, keywords?: Record<string, unknown>) => ({
  ...one(properties, keywords),
  'depot.schema.json': depot,
})

export const entry = { ...depot, 'x-entity': { plural: 'depots', kind: 'log' } }

/** With a condition of the rows that somebody sees. */
export function rows(condition: unknown): Record<string, unknown> {
  return one({}, { 'x-access': { read: '*', rows: { ROLE_EMPLOYEE: condition } } })
}
