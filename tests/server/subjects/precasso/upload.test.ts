/** A client's file of items from its upload to its undo: as if each had been typed, once each, reminded and transferred. */
import { expect } from 'vitest'
import { zipped } from '#tests/server/import/workbook.ts'
import { withKey } from '#tests/support/withKey.ts'
import { csv, imported, line, progress, rowsOf, run, send, sent, undo, validate } from '#tests/support/sendImport.ts'
import { change, itemOf, nightOf, take, test, workers } from './items.ts'

const uploader = ['ROLE_EMPLOYEE', 'ROLE_PRECASSO_CREATE_UPLOAD', 'ROLE_PRECASSO_SEARCH', 'ROLE_CUSTOMER_VIEW']
const type = 'precasso'
/** Of the year before the clock of the office. */
const bill = (number: string, amount: string, debtor = 1) => line(number, amount, debtor).replaceAll('-2026', '-2025')

test('invoices of one debtor become one item with the workflow of the client, seen and sent again, and taken back', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const { customer } = reminders
  const file = csv(bill('F1', '1.234,56'), bill('F2', '100.00'), bill('C1', '-34,56'), bill('F3', '50', 2))
  const { id, missing } = await sent(client, file, { customer, type })
  expect(missing).toEqual([])
  expect(await validate(api, client, id)).toMatchObject({ status: 'validated', counts: { ok: 4, failed: 0 } })
  expect([await api.rows('precasso'), await api.rows('debtor')]).toEqual([[], []])
  const done = await run(api, client, id)
  expect(done).toMatchObject({ status: 'completed', counts: { imported: 4 } })
  expect(done.made).toEqual(
    expect.arrayContaining([
      { entity: 'precasso', count: 2 },
      { entity: 'debtor', count: 2 },
    ]),
  )
  expect(await api.rows('precasso')).toMatchObject([
    {
      number: 'P2026000001',
      customer_id: customer,
      status: 'new',
      amount: 130_000,
      open_amount: 130_000,
      claim_numbers: 'F1, F2, C1',
      branding: 'client',
      fourteen_day_state: 'none',
      workflow_id: reminders.workflow,
      workflow_step_id: reminders.steps[0],
      workflow_step_due_at: '2026-01-15',
      payment_reference: expect.stringMatching(/^\d+$/),
    },
    { number: 'P2026000002', amount: 5_000, claim_numbers: 'F3' },
  ])
  const [item] = await api.rows('precasso')
  const shown = (await client.get(`/api/v4/precasso/${String(item?.id)}`)).json<{ claims: object[] }>()
  expect(shown.claims).toHaveLength(3)
  expect((await rowsOf(client, id)).map(({ status, result }) => [status, result?.title])).toEqual([
    ...[1, 2, 3].map(() => ['imported', 'P2026000001']),
    ['imported', 'P2026000002'],
  ])

  const again = await sent(client, file, { customer, type })
  expect(again.same).toMatchObject({ id })
  expect((await validate(api, client, again.id)).counts).toMatchObject({ ok: 0, duplicate: 4 })
  await run(api, client, again.id)
  expect(await api.rows('precasso')).toHaveLength(2)

  expect(await undo(api, client, id)).toMatchObject({ status: 'rolled_back', counts: { undone: 4, imported: 0 } })
  expect(await api.rows('precasso')).toMatchObject([
    { status: 'withdrawn', reason: expect.stringContaining(`Import ${id}`) },
    { status: 'withdrawn' },
  ])
  await nightOf(api)
  expect(await api.rows('message')).toEqual([])
  expect((await imported(api, client, file, { customer, type })).counts).toMatchObject({ imported: 4, duplicate: 0 })
  expect(await api.rows('debtor')).toHaveLength(2)
})

test('what was reminded, paid or changed stays with its reason, and the others are withdrawn', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const file = csv(bill('F1', '10'), bill('F2', '20', 2), bill('F3', '30', 3), bill('F4', '40', 4))
  const { id } = await imported(api, client, file, { ...reminders, type, options: { start: 'hold' } })
  const ids = (await api.rows('precasso')).map((row) => Number(row.id))
  const [first = 0, second = 0, third = 0, last = 0] = ids
  expect(await itemOf(api, first)).toMatchObject({ status: 'paused', hold_reason: expect.any(String) })
  await take(api, first, 'resume')
  await nightOf(api)
  await change(api, second, { payments: [{ date: '2026-01-10', amount: { amount: 5_00, currency: 'EUR' } }] })
  await change(api, third, { clientReference: 'anders' })
  expect(await undo(api, client, id)).toMatchObject({ status: 'partly', counts: { undone: 1, imported: 3 } })
  expect((await rowsOf(client, id, 'imported')).map(({ errors }) => errors[0]?.text)).toEqual([
    'Er is over de post geschreven.',
    'Er is op de post betaald.',
    'Iemand heeft de post gewijzigd.',
  ])
  expect(await itemOf(api, last)).toMatchObject({ status: 'withdrawn' })
  expect(await itemOf(api, first)).toMatchObject({ status: 'in_progress' })
})

test('a row with a mistake is refused at its column with a sentence that helps, and nothing is made', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const wrong = [
    bill('F1', 'veel'),
    bill('F2', '10', 2).replace('15-02-2025', '15-01-2025'),
    bill('F3', '10', 3).replace('01-02-2025', '01-02-2027').replace('15-02-2025', '15-02-2027'),
    bill('F4', '£ 10', 4),
    bill('F5', '10', 5).replace('Jansen5', ''),
  ]
  const { id } = await sent(client, csv(...wrong, bill('F6', '10', 6)), { ...reminders, type })
  expect((await validate(api, client, id)).counts).toMatchObject({ ok: 1, failed: 5 })
  const rows = await rowsOf(client, id, 'error')
  expect(rows.map(({ rowNumber, errors }) => [rowNumber, errors.map(({ column, text }) => [column, text])])).toEqual([
    [2, [['Bedrag', expect.stringContaining('veel')]]],
    [3, [['Vervaldatum', 'Dit ligt vóór de factuur.']]],
    [4, [['Factuurdatum', expect.any(String)]]],
    [5, [['Bedrag', expect.stringContaining('EUR')]]],
    [6, [['Naam', expect.any(String)]]],
  ])
  const refused = await client.post(`/api/v4/import-job/${id}/run`, {})
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, ['partly']])
  expect([await api.rows('precasso'), await api.rows('debtor')]).toEqual([[], []])
  expect(await run(api, client, id, { partly: true })).toMatchObject({ status: 'partly', counts: { imported: 1 } })
})

test('credit notes that leave nothing to ask are refused, and the other rows imported', async ({ api, reminders }) => {
  const client = api.as(uploader)
  const file = csv(bill('C1', '-10'), bill('F2', '20', 2), bill('C2', '-20', 2), bill('F3', '30', 3))
  const done = await imported(api, client, file, { ...reminders, type })
  expect(done).toMatchObject({ status: 'partly', counts: { imported: 1, failed: 3 } })
  expect((await rowsOf(client, done.id, 'error')).map(({ errors }) => errors[0]?.text)).toEqual(
    Array.from({ length: 3 }, () => 'De vorderingen zijn samen niets meer dan de creditnota’s.'),
  )
  expect((await api.rows('debtor')).map(({ last_name: name }) => name)).toEqual(['Jansen3'])
})

test('an invoice that is in an item or a file already is recognised; one with another amount is remarked', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const { customer } = reminders
  const typed = await api.as(workers).post('/api/v4/precasso', {
    customer,
    fileType: 'private',
    debtor: { kind: 'private', lastName: 'Jansen1' },
    claims: [
      { type: 'invoice', number: 'F1', invoiceDate: '2025-02-01', dueDate: '2025-02-15', amount: 10_00 },
      { type: 'invoice', number: 'F2', invoiceDate: '2025-02-01', dueDate: '2025-02-15', amount: 20_00 },
    ],
  })
  const item = typed.json<{ id: number; number: string }>()
  const { id } = await sent(client, csv(bill('F1', '10'), bill('F2', '21'), bill('F3', '30')), { customer, type })
  expect((await validate(api, client, id)).counts).toMatchObject({ ok: 2, duplicate: 1 })
  const rows = await rowsOf(client, id)
  expect(rows.map(({ status, errors }) => [status, errors[0]?.text.includes(item.number)])).toEqual([
    ['duplicate', true],
    ['warning', true],
    ['ok', undefined],
  ])
  await take(api, item.id, 'transfer', { withoutLetter: true })
  const [file] = await api.rows('collection_file')
  await validate(api, client, id)
  expect((await rowsOf(client, id, 'duplicate'))[0]?.errors[0]?.text).toContain(String(file?.number))
})

test('items begin on a day that is not past, and their PDFs go along to the file', async ({ api, reminders }) => {
  const client = api.as(uploader)
  const pdf = '%PDF-1.4\n%%EOF'
  const zip = await zipped({ 'rows.csv': csv(bill('F-1', '10')), 'F-1.pdf': pdf })
  const { id } = await sent(client, zip, { ...reminders, type })
  await validate(api, client, id)
  const past = await client.post(`/api/v4/import-job/${id}/run`, { start: 'date', startOn: '2026-01-14' })
  expect([past.statusCode, Object.keys(past.json<{ errors: object }>().errors)]).toEqual([400, ['startOn']])
  await run(api, client, id, { start: 'date', startOn: '2026-02-02' })
  const [item] = await api.rows('precasso')
  expect(item).toMatchObject({ status: 'new', workflow_step_due_at: '2026-02-02' })
  expect(await api.rows('document')).toMatchObject([{ name: 'F-1.pdf', precasso_id: item?.id, kind: 'invoice' }])
  const moved = await take(api, Number(item?.id), 'transfer', { withoutLetter: true })
  expect([moved.statusCode, moved.body]).toEqual([200, moved.body])
  const [file] = await api.rows('collection_file')
  expect((await api.rows('document'))[1]).toMatchObject({
    name: 'F-1.pdf',
    file_id: file?.id,
    precasso_id: null,
    direction: 'in',
    visible_to_client: true,
  })
})

test('an item has at most as many invoices as one that is typed: more make another', async ({ api, reminders }) => {
  const client = api.as(uploader)
  const many = Array.from({ length: 201 }, (_, nth) => bill(`F${nth}`, '1'))
  const done = await imported(api, client, csv(...many), { ...reminders, type })
  expect(done).toMatchObject({ status: 'completed', counts: { imported: 201 } })
  expect((await api.rows('precasso')).map(({ amount }) => amount)).toEqual([200_00, 1_00])
  expect(await api.rows('debtor')).toHaveLength(1)
  // Its rows are taken back in several steps.
  expect(await undo(api, client, done.id)).toMatchObject({ status: 'rolled_back', counts: { undone: 201 } })
})

test('the empty file has the columns of items, among them who writes', async ({ api, reminders }) => {
  const client = api.as(uploader)
  const template = await client.get('/api/v4/import-job/template?type=precasso')
  expect(template.statusCode).toBe(200)
  expect(template.body).toContain('Factuurnummer')
  const file = csv(bill('F1', '10'))
    .replace(/(\r\n.*)$/, '$1;Het kantoor')
    .replace('Plaats', 'Plaats;Geschreven door')
  await imported(api, client, file, { ...reminders, type })
  expect(await api.rows('precasso')).toMatchObject([{ branding: 'office' }])
})

test('without the right nothing is sent, and files of claims are another right', async ({ api, reminders }) => {
  const file = csv(bill('F1', '1'))
  const others = ['ROLE_EMPLOYEE', 'ROLE_FILE_CREATE_UPLOAD', 'ROLE_PRECASSO_CREATE', 'ROLE_PRECASSO_SEARCH']
  expect((await send(api.as(others), file, { ...reminders, type })).statusCode).toBe(403)
  expect((await send(api.as(uploader), file, { ...reminders, type: 'file' })).statusCode).toBe(403)
  expect((await send(api.as(['ROLE_EMPLOYEE']), file, { ...reminders, type })).statusCode).toBe(403)
  expect(await api.rows('import_job')).toEqual([])
  const { id } = await sent(api.as(uploader), file, { ...reminders, type })
  expect((await api.as(others).post(`/api/v4/import-job/${id}/validate`, {})).statusCode).toBe(403)
  expect((await api.as(['ROLE_EMPLOYEE']).get(`/api/v4/import-job/${id}/rows`)).statusCode).toBe(403)
  expect(await progress(api.as(uploader), id)).toMatchObject({ status: 'uploaded' })
})

test('a key with the scope imports items of its customer, and one of another customer gets nothing', async ({
  api,
  reminders,
}) => {
  const { customer } = reminders
  const { id: foreign } = await api.create('customer', { number: 'C-9', company: 'Ander' })
  const own = await withKey(api, { customer, scopes: ['imports:write'] })
  const reader = await withKey(api, { customer, scopes: ['imports:read', 'precasso:read'] })
  const other = await withKey(api, { customer: Number(foreign), scopes: ['imports:write', 'imports:read'] })
  const headers = { 'content-type': 'text/csv' }
  const payload = csv(bill('F1', '10'), bill('F2', '20', 2))
  const post = ({ call }: typeof own, more = '') =>
    call('POST', `/api/v4/import-job?type=precasso&_name=a.csv${more}`, { payload, headers })
  expect((await post(reader)).statusCode).toBe(403)
  expect((await post(own, `&customer=${foreign}`)).statusCode).toBe(400)
  const answer = await post(own)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  const path = `/api/v4/import-job/${answer.json<{ id: number }>().id}`
  for (const part of ['', '/rows', '/progress', '/source'])
    expect((await other.call('GET', `${path}${part}`)).statusCode).toBe(404)
  for (const step of ['validate', 'run', 'undo'])
    expect((await other.call('POST', `${path}/${step}`)).statusCode).toBe(404)
  for (const step of ['validate', 'run']) {
    expect((await own.call('POST', `${path}/${step}`)).statusCode).toBe(200)
    await api.runDue()
  }
  expect(await api.rows('precasso')).toMatchObject([{ customer_id: customer }, { customer_id: customer }])
  const rows = (await reader.call('GET', `${path}/rows`)).json<{ items: { status: string }[] }>()
  expect(rows.items.map(({ status }) => status)).toEqual(['imported', 'imported'])
})
