/** Payment references of files that an import opens: each has one of its own, also where another file has its digits. */
import { expect } from 'vitest'
import { isReference, referenceOf } from '#domain/law/paymentReference.ts'
import { test as base } from '#tests/support/api.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { csv, imported, line, uploader } from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))

test('a file whose digits are taken gets others, and its neighbours keep their own', async ({ api, office }) => {
  const client = api.as(uploader)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  await imported(api, client, csv(line('A1', '10', 1)), office)
  const [first] = await api.rows('collection_file')
  const digits = String(first?.number).replace(/\D/g, '').slice(-15)
  const own = (nth: number) => referenceOf(String(Number(digits) + nth).padStart(digits.length, '0'))
  expect(first?.payment_reference).toBe(own(0))
  await api.engine.query({
    text: 'update collection_file set payment_reference = $2 where id = $1',
    values: [first?.id, own(2)],
  })

  await imported(api, client, csv(line('B1', '10', 2), line('B2', '10', 3), line('B3', '10', 4)), office)
  const references = (await api.rows('collection_file')).map((file) => String(file.payment_reference))
  expect(references).toHaveLength(4)
  expect(new Set(references).size).toBe(4)
  expect(references).toEqual(expect.arrayContaining([own(1), own(2), own(3)]))
  expect(references.every(isReference)).toBe(true)
})
