/** Post codes of an address are those of its country, in one notation, whichever way it comes in; the Netherlands come first. */
import { expect } from 'vitest'
import { claim, openFile } from '#tests/server/subjects/ledger/office.ts'
import { clientOf, editor, fieldsOf, test, write } from '#tests/server/subjects/fileLog/office.ts'

test('a new file, the log and the portal take a post code in any notation, and none that is no post code', async ({
  api,
  office,
  file,
}) => {
  const [{ id: country } = {}] = await api.rows('country')
  const at = (postcode: string) => [{ type: 'visit', street: 'Kade', houseNumber: 1, postcode, city: 'Gouda', country }]
  const body = (postcode: string) => ({
    customer: office.customer,
    fileType: 'private',
    debtor: { kind: 'private', lastName: 'Bakker', addresses: at(postcode) },
    claims: [claim('2025-9', '2025-12-31', 10)],
  })
  const { debtor } = await openFile(api, body('2801xb'))
  expect((await api.rows('debtor_address')).filter((row) => row.debtor_id === debtor)).toMatchObject([
    { postcode: '2801 XB' },
  ])
  const refused = await api.as([...editor, 'ROLE_FILE_CREATE']).post('/api/v4/file', body('12'))
  expect(fieldsOf(refused)).toEqual([400, ['debtor.addresses.0.postcode']])

  const propose = (postcode: string) => ({
    file: file.id,
    subject: 'Verhuisd',
    dataChange: [{ field: 'postcode', new: postcode }],
  })
  for (const who of [api.as(editor), clientOf(api, file.customer)]) {
    expect(fieldsOf(await who.post('/api/v4/file/logs', propose('1017 g')))).toEqual([400, ['dataChange.0.new']])
    expect(fieldsOf(await who.post('/api/v4/file/logs', propose('1012ab')))).toEqual([400, ['dataChange.0.new']])
  }
  const { id } = await write(api, file.id, { dataChange: [{ field: 'postcode', new: '1017gc' }] })
  await api.as(editor).put(`/api/v4/file/logs/${id}/change-data-accept`)
  const [, holds] = (await api.rows('debtor_address')).filter((row) => row.debtor_id === file.debtor)
  expect(holds).toMatchObject({ postcode: '1017 GC', city: 'Amsterdam' })
})

test('the Netherlands are offered before the Caribbean Netherlands, which have no Dutch post code', async ({
  api,
  file,
}) => {
  const { id: country } = await api.create('country', { code: 'BQ', name: { nl: 'Caribisch Nederland' } })
  await api.engine.query({ text: `update country set usual = true where code = 'NL'` })
  const { items } = (await api.as(editor).get('/api/v4/country?_filter[search]=ned')).json<{
    items: { code: string }[]
  }>()
  expect(items.map(({ code }) => code)).toEqual(['NL', 'BQ'])
  const address = { debtor: file.debtor, street: 'Kade', houseNumber: 1, postcode: '1017 gc', city: 'Gouda', country }
  const refused = await api.as('admin').post('/api/v4/debtor-address', address)
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { errors: { postcode: [expect.stringContaining('BQ heeft geen postcodes')] } },
  ])
})
