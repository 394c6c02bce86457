import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const search = '/api/customer/search'

async function withCustomers(api: Api): Promise<number[]> {
  const companies = ['Alfa B.V.', 'Beta B.V.', 'Gamma N.V.']
  const ids = []
  for (const [n, company] of companies.entries())
    ids.push((await api.create('customer', { number: `C-${n}`, company, iban: 'NL69TEST0000000001' })).id)
  return ids
}

test('pickers find customers by keywords and by id, each with its id, company and what it is part of', async ({
  api,
}) => {
  const [alfa, beta, gamma] = await withCustomers(api)
  const client = api.as('employee')
  const found = async (query: string) => (await client.get(`${search}?${query}`)).json<{ items: unknown[] }>().items
  expect(await found('keywords=b.v.')).toEqual([
    { id: alfa, company: 'Alfa B.V.', parent: null },
    { id: beta, company: 'Beta B.V.', parent: null },
  ])
  expect(await found(`id=${gamma}`)).toEqual([{ id: gamma, company: 'Gamma N.V.', parent: null }])
  expect(await found(`id=${gamma}&keywords=alfa`)).toEqual([])
  expect(await found('keywords=nothing')).toEqual([])
  expect(await found('keywords=')).toHaveLength(3)
  for (const id of ['0', '999', '3f2b8c1e-8a51', '99999999999999999999']) expect(await found(`id=${id}`)).toEqual([])
})

test('a customer finds only itself, and who may see no customers is refused', async ({ api }) => {
  const [alfa, beta] = await withCustomers(api)
  const customer = api.as('customer', { customerIds: [Number(beta)] })
  expect((await customer.get(`${search}?keywords=b.v.`)).json()).toEqual({
    items: [{ id: beta, company: 'Beta B.V.' }],
  })
  expect((await customer.get(`${search}?id=${alfa}`)).json()).toEqual({ items: [] })
  expect((await api.as('nobody').get(`${search}?keywords=a`)).statusCode).toBe(403)
  expect((await api.anyone().get(`${search}?keywords=a`)).statusCode).toBe(403)
})

test('it says which parameters it knows', async ({ api }) => {
  const client = api.as('employee')
  expect((await client.get(`${search}?name=a`)).json()).toHaveProperty('errors.name')
  expect((await client.get(`${search}?keywords[]=a`)).json()).toHaveProperty('errors.keywords')
})
