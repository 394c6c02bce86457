/** A message by hand to who owes it too: the gate judges that person. */
import { expect } from 'vitest'
import { staff } from '#tests/server/subjects/ledger/office.ts'
import { addTemplate, messagesOf, openFor, test } from './writing.ts'

const sender = [...staff, 'ROLE_FILE_SEND']

test('a co-debtor may be chosen as the reader, and is judged in place of the debtor', async ({ api, office }) => {
  const vos = await api.create('debtor', { kind: 'private', firstName: 'Mo', lastName: 'Vos' })
  await api.create('debtor-contact', { debtor: vos.id, kind: 'email', email: 'mo@example.test' })
  const stranger = await api.create('debtor', { kind: 'private', lastName: 'Bos' })
  const file = await openFor(api, office, { coDebtors: [vos.id] })
  const path = `/api/v4/file/${file.id}/message`
  const asked = { channel: 'email', template: office.templates.email }
  const client = api.as(sender)
  const becomes = (id: number, status: string | null) =>
    api.engine.query({ text: 'update debtor set insolvency_status = $2 where id = $1', values: [id, status] })
  const preview = async (more: object) => (await client.post(`${path}/preview`, { ...asked, ...more })).json<object>()

  await becomes(file.debtor, 'bankruptcy')
  expect(await preview({})).toMatchObject({ hold: 'insolvency' })
  expect(await preview({ coDebtor: vos.id })).toMatchObject({ hold: null, to: 'mo@example.test' })
  await becomes(file.debtor, null)
  await becomes(vos.id, 'bankruptcy')
  expect(await preview({ coDebtor: vos.id })).toMatchObject({ hold: 'insolvency' })
  expect((await client.post(path, { ...asked, coDebtor: vos.id })).statusCode).toBe(400)
  expect(await messagesOf(api)).toEqual([])
  await becomes(vos.id, null)

  for (const more of [{ coDebtor: stranger.id }, { coDebtor: vos.id, destination: 'client' }]) {
    const refused = await client.post(path, { ...asked, ...more })
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, ['coDebtor']])
  }
  expect((await client.post(path, asked)).statusCode).toBe(201)
  // What went to the debtor is no repetition.
  expect((await client.post(path, { ...asked, coDebtor: vos.id })).statusCode).toBe(201)
  expect(await preview({ coDebtor: vos.id })).toMatchObject({ hold: 'duplicate_message' })
  expect((await messagesOf(api)).map(({ debtor_id: id, to_address: to }) => [id, to])).toEqual([
    [file.debtor, 'saar@example.test'],
    [vos.id, 'mo@example.test'],
  ])
})

test('a client’s letter to all who owe lets a co-debtor be told of costs; one to the debtor does not', async ({
  api,
  office,
}) => {
  const vos = await api.create('debtor', { kind: 'private', firstName: 'Mo', lastName: 'Vos' })
  await api.create('debtor-contact', { debtor: vos.id, kind: 'email', email: 'mo@example.test' })
  const template = await addTemplate(api, 'email', { purpose: 'after_fourteen_days' })
  const twin = await api.create('debtor', { kind: 'private', firstName: 'Mo', lastName: 'Vos' })
  const holdAfter = async (toCoDebtors: boolean, written = vos) => {
    const fourteenDayLetter = { sent: '2025-12-01', by: 'post', amount: 40_00, toCoDebtors }
    const file = await openFor(api, office, { coDebtors: [written.id], fourteenDayLetter })
    await api.engine.query({ text: 'update collection_file_co_debtors set target_id = $1', values: [vos.id] })
    const asked = { channel: 'email', template, coDebtor: vos.id }
    const seen = await api.as(sender).post(`/api/v4/file/${file.id}/message/preview`, asked)
    return seen.json<{ hold: string | null }>().hold
  }
  expect([await holdAfter(true), await holdAfter(false)]).toEqual([null, 'missing_14_day_letter'])
  // A letter to somebody who turned out to be the same person is his.
  expect(await holdAfter(true, twin)).toBe('missing_14_day_letter')
  await api.engine.query({ text: 'update debtor set merged_into_id = $1 where id = $2', values: [vos.id, twin.id] })
  expect(await holdAfter(true, twin)).toBeNull()
})
