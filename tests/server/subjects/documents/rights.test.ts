/** Who sees which document, adds one, decides about one: by the file that it belongs to. */
import { expect } from 'vitest'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { document } from '#schemas/generated/document.ts'
import { system } from '#server/foundation/writer.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { add, openCabinet, pdf, picture } from './papers.ts'

const test = base.extend('cabinet', async ({ api }) => openCabinet(api))
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']
const sender = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND']

async function one(api: Api, file: number, fields = {}, bytes?: Buffer): Promise<number> {
  const answer = await add(api.as(staff), file, [{ name: 'a.pdf', bytes: bytes ?? pdf() }], fields)
  return answer.json<{ items: { id: number }[] }>().items[0]?.id ?? 0
}
const ways = (id: number) => [`document/${id}`, `document/${id}/content`, `document/${id}/preview/1`]
const offer = (api: Api, id: number) =>
  api.engine.transaction((trx) => api.app.records.take(trx, document, id, 'offer', {}, system('test')))

test('people of the client see what is meant for them, others nothing', async ({ api, cabinet }) => {
  const [shown, hidden] = [await one(api, cabinet.file, { visibleToClient: 'true' }), await one(api, cabinet.file)]
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const mine = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [cabinet.customer] })
  const foreign = api.as(['ROLE_CUSTOMER'], { customerIds: [other] })
  const status = async (client: typeof mine, id: number) =>
    Promise.all(ways(id).map(async (way) => (await client.get(`/api/v4/${way}`)).statusCode))
  expect(await status(mine, shown)).toEqual([200, 200, 200])
  expect(await status(mine, hidden)).toEqual([404, 404, 404])
  expect(await status(foreign, shown)).toEqual([404, 404, 404])
  expect(await status(api.as(['ROLE_EMPLOYEE']), shown)).toEqual([403, 403, 403])
  expect((await mine.get(`/api/v4/document/${shown}`)).json()).not.toHaveProperty('sha256')
  expect((await mine.get('/api/v4/document')).json()).toMatchObject({ items: [{ id: shown }] })
})

test('what a client adds is visible to them, and they change and delete nothing', async ({ api, cabinet }) => {
  const client = api.as(['ROLE_CUSTOMER'], { customerIds: [cabinet.customer] })
  const answer = await add(client, cabinet.file, [{ name: 'a.pdf', bytes: pdf() }], { visibleToClient: 'false' })
  expect(answer.statusCode).toBe(201)
  const [row] = await api.rows('document')
  expect(row).toMatchObject({ visible_to_client: true, customer_id: cabinet.customer })
  expect((await client.put(`/api/v4/document/${String(row?.id)}`, { name: 'x' })).statusCode).toBe(403)
  expect((await client.delete(`/api/v4/document/${String(row?.id)}`)).statusCode).toBe(403)
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const foreign = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [other] })
  expect((await add(foreign, cabinet.file, [{ name: 'a.pdf', bytes: pdf() }])).statusCode).toBe(404)
  expect(await api.rows('document')).toEqual([row])
})

test('names and entries tell a client nothing of what they do not see', async ({ api, cabinet }) => {
  const files = [{ name: 'a.pdf', bytes: pdf() }]
  await one(api, cabinet.file)
  const client = api.as(['ROLE_CUSTOMER'], { customerIds: [cabinet.customer] })
  const namesOf = async (fields = {}) =>
    (await add(client, cabinet.file, files, fields)).json<{ items: { name: string }[] }>().items.map(({ name }) => name)
  expect(await namesOf()).toEqual(['a.pdf'])
  expect(await namesOf()).toEqual(['a (2).pdf'])
  // Staff see all three, so theirs is the next.
  await one(api, cabinet.file)
  expect((await api.rows('document')).map(({ name }) => name)).toEqual(['a.pdf', 'a.pdf', 'a (2).pdf', 'a (3).pdf'])

  const entry = (visibleToClient: boolean) =>
    api.create('file-log', { file: cabinet.file, subject: 'Gebeld', visibleToClient })
  const [hidden, shown] = [await entry(false), await entry(true)]
  const answers = await Promise.all(
    [hidden.id, absentId].map((log) => add(client, cabinet.file, files, { log: String(log) })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400])
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect(await api.rows('document')).toHaveLength(4)
  expect(await namesOf({ log: String(shown.id) })).toEqual(['a (3).pdf'])
})

test('staff of one team see no documents of another', async ({ api, cabinet }) => {
  const id = await one(api, cabinet.file)
  const [{ id: team }, { id: other }] = [
    await api.create('team', { name: 'Noord' }),
    await api.create('team', { name: 'Zuid' }),
  ]
  await api.engine.query({
    text: 'update collection_file set team_id = $1 where id = $2',
    values: [other, cabinet.file],
  })
  const limited = api.as([...staff, 'ROLE_FILE_SEND'], { anew: true })
  expect((await limited.get(`/api/v4/document/${id}`)).statusCode).toBe(200)
  await api.engine.query({
    text: `update app_user set only_team_id = $1 where 'ROLE_FILE_SEND' = any(roles)`,
    values: [team],
  })
  for (const way of ways(id)) expect([way, (await limited.get(`/api/v4/${way}`)).statusCode]).toEqual([way, 404])
  expect((await limited.post('/api/v4/document/print', { ids: [id] })).statusCode).toBe(404)
  expect((await add(limited, cabinet.file, [{ name: 'b.pdf', bytes: pdf() }])).statusCode).toBe(404)
  expect(await api.rows('document')).toHaveLength(1)
})

test('a waiting letter is approved, rejected with a reason, marked as sent by who may send', async ({
  api,
  cabinet,
}) => {
  const ids = [await one(api, cabinet.file), await one(api, cabinet.file)]
  for (const id of ids) await offer(api, id)
  await api.engine.query({
    text: `insert into debtor_address (debtor_id, street, city) select debtor_id, 'Molenweg', 'Utrecht' from collection_file`,
  })
  expect((await api.as(staff).post('/api/v4/document/approve', { ids })).statusCode).toBe(403)
  expect((await api.as(sender).post('/api/v4/document/approve', { ids })).json()).toMatchObject({ done: ids })
  const bare = await api.as(sender).post('/api/v4/document/reject', { ids: [ids[0]] })
  expect(bare.statusCode === 400 || bare.json<{ done: number[] }>().done.length === 0).toBe(true)
  await api.as(sender).post('/api/v4/document/reject', { ids: [ids[0]], reason: 'Verkeerd adres' })
  await api.as(sender).post('/api/v4/document/markSent', { ids: [ids[1]] })
  expect(await api.rows('document')).toMatchObject([
    { status: 'rejected', reason: 'Verkeerd adres', decided_by_id: expect.any(Number) },
    { status: 'sent', sent_at: expect.any(String) },
  ])
})

test('several are printed as one, in the order in which they are named', async ({ api, cabinet }) => {
  const [two, three] = [await one(api, cabinet.file, {}, pdf(2)), await one(api, cabinet.file, {}, pdf(3))]
  const answer = await api.as(sender).post('/api/v4/document/print', { ids: [three, two] })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
  const task = getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 })
  expect((await task.promise).numPages).toBe(5)
  await task.destroy()
  const scan = (await add(api.as(staff), cabinet.file, [{ name: 'a.png', bytes: await picture() }])).json<{
    items: { id: number }[]
  }>()
  const refused = await api.as(sender).post('/api/v4/document/print', { ids: [two, scan.items[0]?.id] })
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([400, expect.stringContaining('a.png')])
  expect((await api.as(sender).post('/api/v4/document/print', { ids: [two, absentId] })).statusCode).toBe(404)
  expect(
    (await api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']).post('/api/v4/document/print', { ids: [two] })).statusCode,
  ).toBe(403)
})
