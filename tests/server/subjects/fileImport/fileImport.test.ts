/** A client's file from its upload to its undo: debtors, files and claims, once each. */
import { expect } from 'vitest'
import { withKey } from '#tests/support/withKey.ts'
import { csv, imported, line, rowsOf, run, send, sent, undo, uploader, validate } from '#tests/support/sendImport.ts'
import { test } from './importOffice.ts'

test('rows of one debtor make one file with all its claims, in the ledger and with its references', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const before = (await api.rows('audit_log')).length
  const done = await imported(
    api,
    client,
    csv(line('F1', '1.234,56'), line('F2', '100.00'), line('F3', '50', 2)),
    office,
  )
  expect(done).toMatchObject({ status: 'completed', counts: { total: 3, imported: 3, failed: 0 } })
  const files = await api.rows('collection_file')
  expect(files).toMatchObject([
    {
      principal: 133456,
      outstanding: expect.any(Number),
      source: 'import',
      payment_reference: expect.stringMatching(/^\d+$/),
      first_due_date: '2026-02-15',
    },
    { principal: 5000, source: 'import' },
  ])
  expect((await api.rows('claim')).map(({ number, file_id: file, open_amount: open }) => [number, file, open])).toEqual(
    [
      ['F1', files[0]?.id, 123456],
      ['F2', files[0]?.id, 10000],
      ['F3', files[1]?.id, 5000],
    ],
  )
  expect(await api.rows('debtor')).toMatchObject([{ last_name: 'Jansen1' }, { last_name: 'Jansen2' }])
  expect(await api.rows('debtor_address')).toMatchObject([
    { house_number: 1, postcode: '1012 AB' },
    { house_number: 2 },
  ])
  expect((await api.rows('ledger_entry')).map(({ kind }) => kind)).toEqual(['claim', 'claim', 'claim'])
  const lines = (await api.rows('audit_log')).slice(before)
  expect(lines.filter(({ entity, action }) => entity === 'claim' && action === 'create')).toHaveLength(3)
  expect(lines.find(({ entity }) => entity === 'file')).toMatchObject({ request_id: `import-job-${done.id}` })
  expect(done.made).toEqual(
    expect.arrayContaining([
      { entity: 'file', count: 2 },
      { entity: 'claim', count: 3 },
      { entity: 'debtor', count: 2 },
    ]),
  )
})

test('the same file again, and the same row in another file, make nothing', async ({ api, office }) => {
  const client = api.as(uploader)
  const first = await imported(api, client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  const again = await sent(client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  expect(again.same).toEqual({ id: first.id, name: 'list.csv' })
  expect((await validate(api, client, again.id)).counts).toMatchObject({ ok: 0, duplicate: 2 })
  expect(await run(api, client, again.id)).toMatchObject({ status: 'completed', counts: { imported: 0, duplicate: 2 } })
  const other = await imported(api, client, csv(line('F2', '20,00', 2), line('F3', '30', 3)), office)
  expect(other.counts).toMatchObject({ imported: 1, duplicate: 1 })
  expect((await rowsOf(client, other.id, 'duplicate'))[0]?.errors[0]).toMatchObject({
    rule: 'duplicate',
    text: expect.stringContaining(`import ${first.id}`),
  })
  expect(await api.rows('claim')).toHaveLength(3)
})

test('wrong rows name column, value and rule; nothing is imported unless partly is chosen', async ({ api, office }) => {
  const client = api.as(uploader)
  const wrong = [line('F8', 'veel', 8), line('F9', '10', 9).replace('01-02-2026', '31-02-2026'), line('', '10', 7)]
  const { id } = await sent(
    client,
    csv(...Array.from({ length: 30 }, (_, n) => line(`A${n}`, '10', n + 10)), ...wrong),
    office,
  )
  const checked = await validate(api, client, id)
  expect(checked.counts).toMatchObject({ total: 33, ok: 30, failed: 3 })
  const rows = await rowsOf(client, id, 'error')
  expect(
    rows.map(({ rowNumber, errors }) => [rowNumber, errors.map(({ column, value, rule }) => [column, value, rule])]),
  ).toEqual([
    [32, [['Bedrag', 'veel', 'cell.money']]],
    [33, [['Factuurdatum', '31-02-2026', 'cell.day']]],
    [34, [['Factuurnummer', null, expect.any(String)]]],
  ])
  const refused = await client.post(`/api/v4/import-job/${id}/run`, {})
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, ['partly']])
  expect(await api.rows('collection_file')).toEqual([])
  expect(await run(api, client, id, { partly: true })).toMatchObject({
    status: 'partly',
    counts: { imported: 30, failed: 3 },
  })
  expect(await api.rows('claim')).toHaveLength(30)
})

test('files may be held, or begin on a day', async ({ api, office }) => {
  const client = api.as(uploader)
  await imported(api, client, csv(line('F1', '10')), { ...office, options: { start: 'hold' } })
  expect(await api.rows('collection_file')).toMatchObject([
    { workflow_status: 'paused', hold_reason: expect.any(String) },
  ])
  const { id } = await sent(client, csv(line('F2', '10', 2)), office)
  await validate(api, client, id)
  expect((await client.post(`/api/v4/import-job/${id}/run`, { start: 'date' })).statusCode).toBe(400)
})

test('an import is taken back, and its rows may come again; what followed stays with its reason', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const done = await imported(api, client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  expect(await undo(api, client, done.id)).toMatchObject({ status: 'rolled_back', counts: { undone: 2, imported: 0 } })
  expect(await api.rows('collection_file')).toMatchObject([
    { workflow_status: 'closed', principal: 0 },
    { workflow_status: 'closed', principal: 0 },
  ])
  const again = await imported(api, client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  expect(again.counts).toMatchObject({ imported: 2, duplicate: 0 })
  const open = (await api.rows('collection_file')).filter(({ workflow_status: status }) => status !== 'closed')
  await api.create('payment', {
    file: open[0]?.id,
    date: '2026-02-20',
    amount: { amount: 500, currency: 'EUR' },
    receivedBy: 'office',
    method: 'bank',
    direction: 'in',
  })
  expect(await undo(api, client, again.id)).toMatchObject({ status: 'partly', counts: { undone: 1, imported: 1 } })
  expect((await rowsOf(client, again.id, 'imported'))[0]?.errors).toMatchObject([{ rule: 'followed' }])
})

test('who has no right to send files sends none, and a wrong customer is refused', async ({ api, office }) => {
  expect((await send(api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']), csv(line('F1', '1')), office)).statusCode).toBe(403)
  expect((await send(api.as(uploader), csv(line('F1', '1')), { customer: 99_999 })).statusCode).toBe(400)
  expect(await api.rows('import_job')).toEqual([])
})

test('a program sends, checks, runs and reads imports of its own customer only', async ({ api, office }) => {
  expect(office.customer).toBeGreaterThan(0)
  const own = await withKey(api, { scopes: ['imports:write'] })
  const other = await withKey(api, { scopes: ['imports:read'] })
  const headers = { 'content-type': 'text/csv' }
  const payload = csv(line('F1', '10'), line('F2', '20', 2))
  const answer = await own.call('POST', '/api/v4/import-job?type=file&_name=a.csv', { payload, headers })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  const { id } = answer.json<{ id: number }>()
  const path = `/api/v4/import-job/${id}`
  expect((await own.call('POST', `${path}/validate`)).statusCode).toBe(200)
  await api.runDue()
  expect((await own.call('POST', `${path}/run`, { payload: { merge: false } })).statusCode).toBe(200)
  await api.runDue()
  const rows = (await own.call('GET', `${path}/rows`)).json<{ items: { status: string }[]; total: number }>()
  expect([rows.total, rows.items.map(({ status }) => status)]).toEqual([2, ['imported', 'imported']])
  expect(await api.rows('collection_file')).toMatchObject([
    { customer_id: own.customerId },
    { customer_id: own.customerId },
  ])
  for (const part of ['', '/rows', '/progress', '/source'])
    expect((await other.call('GET', `${path}${part}`)).statusCode).toBe(404)
  expect((await other.call('POST', `${path}/undo`)).statusCode).toBe(403)
  const foreign = await own.call('POST', `/api/v4/import-job?type=file&customer=${other.customerId}`, {
    payload,
    headers,
  })
  expect(foreign.statusCode).toBe(400)
  expect((await other.call('POST', '/api/v4/import-job?type=file', { payload, headers })).statusCode).toBe(403)
})
