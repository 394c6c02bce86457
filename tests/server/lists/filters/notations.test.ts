/** Exact filters compare what is stored, however it was typed. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'

const typings = [
  ['iban', 'nl69 test 0000 0000 01'],
  ['iban', 'NL69TEST0000000001'],
  ['phone', '06 - 1234 5678'],
  ['phone', '0031 6 12345678'],
] as const

test.for(typings)('%s is found as %s', async ([name, typed], { api }) => {
  const values = { iban: 'NL69TEST0000000001', phone: '+31612345678' }
  const { id } = await api.create('customer', { number: 'C-1', company: 'One', ...values })
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Two' })
  const found = async (filter: string) => {
    const path = `/api/v4/customer?_filter[${name}][${filter}]=${encodeURIComponent(typed)}`
    const { items } = (await api.as('admin').get(path)).json<{ items: { id: number }[] }>()
    return items.map((one) => one.id)
  }
  expect(await found('eq')).toEqual([id])
  expect(await found('in')).toEqual([id])
  expect(await found('ne')).toEqual([other])
})
