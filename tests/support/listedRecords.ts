/** Records of an entity's list, as an administrator reads them. */
import { expect } from 'vitest'
import type { Entity } from '#schemas/entity.ts'
import type { Api } from './api.ts'

export type Row = { id: number } & Record<string, unknown>

export async function listed(api: Api, entity: Entity, query: string): Promise<Row[]> {
  const answer = await api.as('admin').get(`${entity.api}?${query}`)
  expect(answer.statusCode, `${query}: ${answer.body}`).toBe(200)
  const { items, total } = answer.json<{ items: Row[]; total: number }>()
  expect(total).toBe(items.length)
  return items
}

/** A record as a client sends it: relations as ids. */
export function asSent(entity: Entity, record: Row): Row {
  const sent = Object.entries(record).map(([name, value]) => {
    const relation = entity.properties.find((property) => property.name === name)?.relation
    if (!relation || value === null) return [name, value]
    return [name, relation.many ? (value as Row[]).map(({ id }) => id) : (value as Row).id]
  })
  return Object.fromEntries(sent) as Row
}
