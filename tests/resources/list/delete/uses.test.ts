/** The usage of all that is selected is read by one call. */
import { expect, test, vi } from 'vitest'
import { usesOfSeveral } from '#resources/list/delete/uses.ts'

const asked = vi.hoisted(() => [] as unknown[])
vi.mock('#providers/http.ts', () => ({
  callIfOffered: (method: string, path: string, { body }: { body: { ids: string } }) => {
    asked.push([method, path, body.ids.split(',').length])
    return Promise.resolve({ items: [{ entity: 'user', property: 'customers', count: 3, onDelete: 'unlinked' }] })
  },
}))

test('a hundred thousand records are one call', async () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => index + 1)
  expect(await usesOfSeveral('/api/v4/customer', ids, new AbortController().signal)).toEqual([
    { entity: 'user', property: 'customers', count: 3, onDelete: 'unlinked' },
  ])
  expect(asked).toEqual([['POST', '/api/v4/customer/usage', 100_000]])
})
