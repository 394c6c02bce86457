/** A client's file of payments and credits from its upload to its undo: booked once each, on the item that it names. */
import { expect } from 'vitest'
import { imported, rowsOf, run, send, sent, undo, validate } from '#tests/support/sendImport.ts'
import { withKey } from '#tests/support/withKey.ts'
import type { Api } from '#tests/support/api.ts'
import { addItem, change, claimOf, itemOf, nightOf, take, test, type Desk, type Item } from './items.ts'

const uploader = ['ROLE_EMPLOYEE', 'ROLE_PRECASSO_CREATE_UPLOAD', 'ROLE_PRECASSO_SEARCH', 'ROLE_CUSTOMER_VIEW']
const type = 'precasso_update'
const csv = (...lines: string[]): string =>
  ['Postnummer;Betalingskenmerk;Referentie;Factuurnummer;Datum;Betaald;Credit;Creditnota;Omschrijving', ...lines].join(
    '\r\n',
  )

type Row = Partial<
  Record<'item' | 'payment' | 'reference' | 'invoice' | 'date' | 'paid' | 'credit' | 'note' | 'text', string>
>
const row = ({ item, payment, reference, invoice, date = '10-01-2026', paid, credit, note, text }: Row): string =>
  [item, payment, reference, invoice, date, paid, credit, note, text].map((cell) => cell ?? '').join(';')

/** Items of other debtors, called after their first invoice. */
const debtorOf = (lastName: string) => ({
  kind: 'private',
  lastName,
  contacts: [{ kind: 'email', email: `${lastName.toLowerCase()}@example.test`, preferred: true }],
})
const add = (api: Api, desk: Desk, name: string, more: object = {}): Promise<Item> =>
  addItem(api, desk, { debtor: debtorOf(name), claims: [claimOf(`F-${name}`, 100)], ...more })
const errorsOf = async (...args: Parameters<typeof rowsOf>) =>
  (await rowsOf(...args)).map(({ status, errors }) => [status, errors[0]?.column, errors[0]?.text])

test('payments and credits are booked on the items that they name, and what is paid is not reminded of', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const [a, b] = [await add(api, reminders, 'A'), await add(api, reminders, 'B')]
  const c = await add(api, reminders, 'C', { clientReference: 'Klant C' })
  const d = await add(api, reminders, 'D')
  const payment = String((await itemOf(api, b.id)).payment_reference)
  const file = csv(
    row({ item: a.number, paid: '60', text: 'iDEAL' }),
    row({ item: a.number.toLowerCase(), credit: '40,00', note: 'C-1' }),
    row({ payment: `${payment.slice(0, 4)} ${payment.slice(4)}`, paid: '1,50' }),
    row({ reference: 'Klant C', credit: '100' }),
    row({ invoice: 'F-D', date: '2026-01-11', credit: '25,25' }),
  )
  const { id, missing } = await sent(client, file, { ...reminders, type })
  expect(missing).toEqual([])
  expect(await validate(api, client, id)).toMatchObject({ counts: { ok: 5, failed: 0 } })
  expect(await itemOf(api, a.id)).toMatchObject({ open_amount: 100_00, status: 'new' })
  expect(await run(api, client, id)).toMatchObject({ status: 'completed', counts: { imported: 5 }, made: [] })
  expect((await rowsOf(client, id)).map(({ result }) => result?.title)).toEqual([
    a.number,
    a.number,
    b.number,
    c.number,
    d.number,
  ])
  expect(await itemOf(api, a.id)).toMatchObject({
    status: 'paid',
    amount: 60_00,
    open_amount: 0,
    claim_numbers: 'F-A, C-1',
    payments: [{ date: '2026-01-10', amount: { amount: 60_00, currency: 'EUR' }, reference: 'iDEAL' }],
  })
  expect(await itemOf(api, b.id)).toMatchObject({ status: 'new', amount: 100_00, open_amount: 98_50 })
  // Nothing would be claimed any more, so what is credited stands among the payments and says so.
  expect(await itemOf(api, c.id)).toMatchObject({
    status: 'paid',
    amount: 100_00,
    open_amount: 0,
    payments: [{ amount: { amount: 100_00, currency: 'EUR' }, reference: 'Creditnota Credit 2026-01-10' }],
  })
  expect(await itemOf(api, d.id)).toMatchObject({
    amount: 74_75,
    open_amount: 74_75,
    claims: [
      { type: 'invoice' },
      { type: 'credit_note', number: 'Credit 2026-01-11', invoiceDate: '2026-01-11', dueDate: '2026-01-11' },
    ],
  })
  await nightOf(api)
  expect((await api.rows('message')).map((one) => one.precasso_id).toSorted()).toEqual([b.id, d.id])
})

test('a row without an item, or with one of another customer, more than one or one that ended, is refused', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const { id: foreign } = await api.create('customer', { number: 'C-9', company: 'Ander' })
  const other = await add(api, { ...reminders, customer: Number(foreign) }, 'X')
  const a = await add(api, reminders, 'A', { clientReference: 'R' })
  const b = await add(api, reminders, 'B', { clientReference: 'R' })
  const gone = await add(api, reminders, 'G')
  await take(api, gone.id, 'withdraw', { reason: 'Vergissing' })
  const file = csv(
    row({ paid: '1' }),
    row({ item: 'P2026999999', paid: '1' }),
    row({ item: other.number, paid: '1' }),
    row({ invoice: 'F-X', paid: '1' }),
    row({ reference: 'R', paid: '1' }),
    row({ item: a.number, invoice: 'F-B', paid: '1' }),
    row({ item: gone.number, paid: '1' }),
    // One of both by its invoice.
    row({ reference: 'R', invoice: 'F-B', paid: '1' }),
  )
  const { id } = await sent(client, file, { ...reminders, type })
  await validate(api, client, id)
  const none = 'Deze klant heeft geen post waarbij alles past wat deze regel noemt.'
  expect(await errorsOf(client, id)).toEqual([
    ['error', null, expect.stringContaining('noemt geen post')],
    ['error', 'Postnummer', none],
    ['error', 'Postnummer', none],
    ['error', 'Factuurnummer', none],
    ['error', 'Referentie', expect.stringContaining(`${a.number}, ${b.number}`)],
    ['error', 'Postnummer', none],
    ['error', 'Postnummer', 'De post is ingetrokken.'],
    ['ok', undefined, undefined],
  ])
  expect(await run(api, client, id, { partly: true })).toMatchObject({ status: 'partly', counts: { imported: 1 } })
  expect([await itemOf(api, a.id), await itemOf(api, b.id), await itemOf(api, other.id)]).toMatchObject([
    { open_amount: 100_00 },
    { open_amount: 99_00 },
    { open_amount: 100_00 },
  ])
})

test('an item that still runs is meant before one that ended, and one that ended since the check is refused', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const first = await add(api, reminders, 'A')
  await take(api, first.id, 'withdraw', { reason: 'Vergissing' })
  const again = await add(api, reminders, 'A')
  const late = await add(api, reminders, 'L')
  const file = csv(row({ invoice: 'F-A', paid: '10' }), row({ invoice: 'F-L', paid: '10' }))
  const { id } = await sent(client, file, { ...reminders, type })
  expect((await validate(api, client, id)).counts).toMatchObject({ ok: 2 })
  await take(api, late.id, 'close')
  expect(await run(api, client, id)).toMatchObject({ status: 'partly', counts: { imported: 1, failed: 1 } })
  expect((await rowsOf(client, id, 'error')).map(({ rowNumber, errors }) => [rowNumber, errors[0]?.text])).toEqual([
    [3, expect.stringMatching(/^De post is/)],
  ])
  expect(await itemOf(api, again.id)).toMatchObject({ open_amount: 90_00 })
  expect(await itemOf(api, late.id)).toMatchObject({ open_amount: 100_00 })
})

test('a wrong date or amount is refused at its column, and more than what is open is remarked', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const { number: item, id: ofItem } = await add(api, reminders, 'A')
  const file = csv(
    row({ item, date: '16-01-2026', paid: '1' }),
    row({ item, date: '', paid: '1' }),
    row({ item, paid: '0' }),
    row({ item, paid: '-5' }),
    row({ item, credit: '-5' }),
    row({ item, paid: 'veel' }),
    row({ item }),
    row({ item, paid: '1', credit: '1' }),
    row({ item, paid: '£ 1' }),
    row({ item, credit: '1', note: 'C'.repeat(41) }),
    row({ item, paid: '1', text: 'x'.repeat(141) }),
    row({ item, paid: '70' }),
    row({ item, paid: '70' }),
    row({ item, paid: '30', text: 'rest' }),
    row({ item, paid: '5' }),
  )
  const { id } = await sent(client, file, { ...reminders, type })
  await validate(api, client, id)
  expect(await errorsOf(client, id)).toEqual([
    ['error', 'Datum', 'Deze dag is nog niet geweest.'],
    ['error', 'Datum', expect.any(String)],
    ['error', 'Betaald', expect.any(String)],
    ['error', 'Betaald', expect.any(String)],
    ['error', 'Credit', expect.any(String)],
    ['error', 'Betaald', expect.stringContaining('veel')],
    ['error', 'Betaald', expect.any(String)],
    ['error', 'Credit', 'Een regel is een betaling of een credit, niet allebei.'],
    ['error', 'Betaald', expect.stringContaining('EUR')],
    ['error', 'Creditnota', expect.stringContaining('40')],
    ['error', 'Omschrijving', expect.stringContaining('140')],
    ['ok', undefined, undefined],
    ['duplicate', null, expect.stringContaining('13')],
    ['ok', undefined, undefined],
    ['warning', 'Betaald', `Dit is meer dan er van post ${item} openstaat.`],
  ])
  await run(api, client, id, { partly: true })
  expect(await itemOf(api, ofItem)).toMatchObject({ status: 'paid', open_amount: -5_00 })
})

test('what was sent or typed before is recognised, in another order of columns and where the item was paid by it', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const [a, b] = [await add(api, reminders, 'A'), await add(api, reminders, 'B')]
  const file = csv(row({ item: a.number, paid: '100' }), row({ item: b.number, credit: '10', note: 'C-1' }))
  await imported(api, client, file, { ...reminders, type })
  const again = await sent(client, file, { ...reminders, type })
  expect((await validate(api, client, again.id)).counts).toMatchObject({ ok: 0, failed: 0, duplicate: 2 })
  const turned = `Betaald;Datum;Factuurnummer\r\n€ 100,00;2026-01-10;F-A`
  const other = await sent(client, turned, { ...reminders, type })
  await validate(api, client, other.id)
  expect(await errorsOf(client, other.id)).toEqual([['duplicate', null, `Dit staat al bij post ${a.number}.`]])
  await change(api, b.id, { payments: [{ date: '2026-01-09', amount: { amount: 5_00, currency: 'EUR' } }] })
  const typed = csv(
    row({ item: b.number, date: '09-01-2026', paid: '5', text: 'iDEAL' }),
    row({ item: b.number, date: '08-01-2026', paid: '5', text: 'iDEAL' }),
  )
  const last = await imported(api, client, typed, { ...reminders, type })
  expect(last.counts).toMatchObject({ duplicate: 1, imported: 1 })
  expect(await itemOf(api, b.id)).toMatchObject({ amount: 90_00, open_amount: 80_00 })
})

test('payments and credits are taken off again, and an item that was paid by them is reminded of again', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const [a, b, c] = [await add(api, reminders, 'A'), await add(api, reminders, 'B'), await add(api, reminders, 'C')]
  await change(api, b.id, { payments: [{ date: '2026-01-08', amount: { amount: 1_00, currency: 'EUR' } }] })
  const file = csv(
    row({ item: a.number, paid: '60' }),
    row({ item: a.number, credit: '40', note: 'C-1' }),
    row({ item: b.number, paid: '10' }),
    row({ item: c.number, credit: '100', note: 'C-2' }),
  )
  const { id } = await imported(api, client, file, { ...reminders, type })
  expect([await itemOf(api, a.id), await itemOf(api, c.id)]).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
  expect(await undo(api, client, id)).toMatchObject({ status: 'rolled_back', counts: { undone: 4, imported: 0 } })
  expect(await itemOf(api, a.id)).toMatchObject({
    status: 'in_progress',
    amount: 100_00,
    open_amount: 100_00,
    payments: [],
    claim_numbers: 'F-A',
  })
  expect(await itemOf(api, b.id)).toMatchObject({ open_amount: 99_00, payments: [{ date: '2026-01-08' }] })
  expect(await itemOf(api, c.id)).toMatchObject({ status: 'in_progress', open_amount: 100_00, payments: [] })
  expect((await imported(api, client, file, { ...reminders, type })).counts).toMatchObject({ imported: 4 })
})

test('what was changed since, or whose item became a file, stays with its reason', async ({ api, reminders }) => {
  const client = api.as(uploader)
  const [a, b, c] = [await add(api, reminders, 'A'), await add(api, reminders, 'B'), await add(api, reminders, 'C')]
  const file = csv(...[a, b, c].map(({ number: item }) => row({ item, paid: '10' })))
  const { id } = await imported(api, client, file, { ...reminders, type })
  await change(api, a.id, { payments: [{ date: '2026-01-10', amount: { amount: 11_00, currency: 'EUR' } }] })
  const moved = await take(api, b.id, 'transfer', { withoutLetter: true })
  expect([moved.statusCode, moved.body]).toEqual([200, moved.body])
  expect(await undo(api, client, id)).toMatchObject({ status: 'partly', counts: { undone: 1, imported: 2 } })
  expect((await rowsOf(client, id, 'imported')).map(({ errors }) => errors[0]?.text)).toEqual([
    'De betaling of het credit is gewijzigd of weggehaald.',
    'De post is afgelopen.',
  ])
  expect([await itemOf(api, a.id), await itemOf(api, b.id), await itemOf(api, c.id)]).toMatchObject([
    { open_amount: 89_00 },
    { open_amount: 90_00, status: 'transferred' },
    { open_amount: 100_00 },
  ])
})

test('an item has at most as many payments as one that is typed: those after are refused', async ({
  api,
  reminders,
}) => {
  const client = api.as(uploader)
  const { number: item, id } = await add(api, reminders, 'A', { claims: [claimOf('F-A', 1000)] })
  const file = csv(...Array.from({ length: 201 }, (_, nth) => row({ item, paid: '1', text: `nr ${nth}` })))
  const done = await imported(api, client, file, { ...reminders, type })
  expect(done).toMatchObject({ status: 'partly', counts: { imported: 200, failed: 1 } })
  expect((await rowsOf(client, done.id, 'error')).map(({ rowNumber }) => rowNumber)).toEqual([202])
  expect(await itemOf(api, id)).toMatchObject({ open_amount: 800_00 })
})

test('the empty file has its own columns, and without the right nothing is sent', async ({ api, reminders }) => {
  const template = await api.as(uploader).get(`/api/v4/import-job/template?type=${type}`)
  expect(template.statusCode).toBe(200)
  expect(template.body).toContain('Nummer van de post')
  expect(template.body).toContain('Gecrediteerd bedrag')
  const file = csv(row({ item: 'P2026000001', paid: '1' }))
  const others = ['ROLE_EMPLOYEE', 'ROLE_FILE_CREATE_UPLOAD', 'ROLE_PRECASSO_CREATE', 'ROLE_PRECASSO_SEARCH']
  expect((await send(api.as(others), file, { ...reminders, type })).statusCode).toBe(403)
  expect(await api.rows('import_job')).toEqual([])
})

test('a key with the scope tells of items of its customer, and of no others', async ({ api, reminders }) => {
  const { id: foreign } = await api.create('customer', { number: 'C-9', company: 'Ander' })
  const item = await add(api, reminders, 'A')
  const own = await withKey(api, { customer: reminders.customer, scopes: ['imports:write'] })
  const reader = await withKey(api, { customer: reminders.customer, scopes: ['imports:read'] })
  const other = await withKey(api, { customer: Number(foreign), scopes: ['imports:write', 'imports:read'] })
  const payload = csv(row({ item: item.number, paid: '10' }))
  const post = ({ call }: typeof own) =>
    call('POST', `/api/v4/import-job?type=${type}&_name=a.csv`, { payload, headers: { 'content-type': 'text/csv' } })
  expect((await post(reader)).statusCode).toBe(403)
  for (const key of [other, own]) {
    const answer = await post(key)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    const path = `/api/v4/import-job/${answer.json<{ id: number }>().id}`
    for (const step of ['validate', 'run']) {
      expect(
        (await key.call('POST', `${path}/${step}`, { payload: step === 'run' ? { partly: true } : {} })).statusCode,
      ).toBe(200)
      await api.runDue()
    }
  }
  expect(await itemOf(api, item.id)).toMatchObject({ open_amount: 90_00, status: 'new' })
})
