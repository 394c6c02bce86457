/** The usage of many records is read in parts. */
import { expect, test, vi } from 'vitest'
import { usesOfSeveral } from '#resources/list/delete/uses.ts'

const asked = vi.hoisted(() => [] as number[])
vi.mock('#providers/http.ts', () => ({
  callIfOffered: (_method: string, _path: string, { query }: { query: { ids: string } }) => {
    asked.push(query.ids.split(',').length)
    const linked = { entity: 'user', property: 'customers', count: asked.length, onDelete: 'unlinked' }
    const once = { entity: 'fee', property: 'customer', count: 4, onDelete: 'deleted' }
    return Promise.resolve({ items: asked.length === 2 ? [linked, once] : [linked] })
  },
}))

test('what is counted in several parts is at least the largest; what only one part has is exact', async () => {
  const ids = Array.from({ length: 1200 }, (_, index) => index + 1)
  expect(await usesOfSeveral('/api/v4/customer', ids, new AbortController().signal)).toEqual([
    { entity: 'user', property: 'customers', count: 3, onDelete: 'unlinked', orMore: true },
    { entity: 'fee', property: 'customer', count: 4, onDelete: 'deleted' },
  ])
  expect(asked).toEqual([500, 500, 200])
})
