/** What waits goes to who owes it still, and says what it said when it was written. */
import { expect } from 'vitest'
import { carry, gateway, smtp } from './carrying.ts'
import { addTemplate, composition, messagesOf, one, openFor, test } from './writing.ts'
import type { Api } from '#tests/support/api.ts'

async function put(api: Api, path: string, body: object): Promise<void> {
  const { _version } = (await api.as('admin').get(`/api/v4/${path}`)).json<{ _version: number }>()
  const answer = await api.as('admin').put(`/api/v4/${path}`, { ...body, _version })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
}

test('whoever turned out to be no debtor of the file gets nothing that was written to him', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  for (const channel of ['email', 'sms'] as const) await one(api, composition(file.id, office, { channel }))
  const other = await openFor(api, office)
  await put(api, `file/${file.id}`, { debtor: other.debtor })
  await api.runDue()
  expect([smtp.letters, gateway.texts]).toEqual([[], []])
  expect(await messagesOf(api)).toMatchObject([
    { status: 'cancelled', hold: 'manual' },
    { status: 'cancelled', hold: 'manual' },
  ])
})

test('one who owed it too, and does not any more, gets no 14-day letter', async ({ api, office, file }) => {
  carry(api)
  const { id: other } = await api.create('debtor', { kind: 'private', firstName: 'Bo', lastName: 'Bakker' })
  await api.create('debtor-contact', { debtor: other, kind: 'email', email: 'bo@example.test', preferred: true })
  await put(api, `file/${file.id}`, { coDebtors: [other] })
  const body = { nl: '<p>{{debtor.fullName}}: {{file.14day.costs}}, uiterlijk {{file.14day.endDate}}</p>' }
  const template = await addTemplate(api, 'email', { purpose: 'fourteen_day_letter', body })
  await one(api, composition(file.id, office, { template }))
  expect(await messagesOf(api)).toHaveLength(2)
  await put(api, `file/${file.id}`, { coDebtors: [] })
  await api.runDue()
  expect((await messagesOf(api)).map(({ status, debtor_id: to }) => [status, to])).toEqual([
    ['sent', file.debtor],
    ['cancelled', other],
  ])
  expect(smtp.letters).toHaveLength(1)
})

test('records that became one are one reader: what was written to either goes to who is left', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await one(api, composition(file.id, office))
  const other = await openFor(api, office)
  const merged = await api.as('admin').post(`/api/v4/debtor/${other.debtor}/merge`, { other: file.debtor })
  expect([merged.statusCode, merged.body]).toEqual([merged.statusCode < 300 ? merged.statusCode : 200, merged.body])
  await api.runDue()
  expect((await messagesOf(api)).map(({ status }) => status)).toEqual(['sent'])
})

test('a template that says something else by now lets go nothing that was held by what it said', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const template = await addTemplate(api, 'email', { purpose: 'last_demand' })
  await one(api, composition(file.id, office, { template }))
  await api.engine.query({ text: 'update collection_file set disputed = true where id = $1', values: [file.id] })
  await api.engine.query({
    text: `update email_template set purpose = 'information' where id = $1`,
    values: [template],
  })
  await api.runDue()
  expect(smtp.letters).toEqual([])
  expect(await messagesOf(api)).toMatchObject([{ status: 'cancelled', hold: 'disputed', purpose: 'last_demand' }])
})
