/** Decimals over the API: what is stored of them, and how they are listed, filtered and exported. */
import { afterAll, expect, test } from 'vitest'
import { addTariff, startTariffs, tariff } from './tariffs.ts'

const server = await startTariffs()
afterAll(server.stop)

test('decimals keep every digit, are in the order of numbers, and are found by size', async () => {
  const api = await server.fresh()
  for (const [index, factor] of ['10.5', '9.500001', '-0.25', '123456789012.123456', '9.50'].entries())
    await addTariff(api, {
      name: `t${index}`,
      factor,
      effectiveFrom: `20${10 + index}-01-01`,
      effectiveUntil: `20${10 + index}-12-31`,
    })
  const listed = async (question: string) => {
    const answer = await api.as('admin').get(`${tariff.api}?_limit=10&${question}`)
    return answer.json<{ items: { factor: string }[] }>().items.map(({ factor }) => factor)
  }
  expect(await listed('_order[factor]=asc')).toEqual(['-0.25', '9.5', '9.500001', '10.5', '123456789012.123456'])
  expect(await listed('_order[factor]=desc&_filter[factor][gt]=9.5')).toEqual([
    '123456789012.123456',
    '10.5',
    '9.500001',
  ])
  expect(await listed('_filter[factor][eq]=9.500000')).toEqual(['9.5'])
  expect((await api.as('admin').get(`${tariff.api}?_filter[factor][gt]=nine`)).statusCode).toBe(400)

  const file = await api.as('admin').get(`${tariff.api}/export?_format=csv&_order[factor]=asc&_columns=factor`)
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('-0')])
})
