/** A surveillance from its start to what a provider's answer makes of it. */
import { expect } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { sendCsv } from '#tests/server/subjects/sendCsv.ts'
import { claim, giveLetter, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

type Row = Record<string, unknown>
const api4 = '/api/v4/address-surveillance'
const today = '2026-03-02'

const test = base
  .extend('office', async ({ api }) => {
    api.advance(Date.parse(`${today}T12:00:00Z`) - api.app.now())
    const { customer } = await openOffice(api)
    const { id: country } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
    for (const code of ['vo_address', 'address_research', 'other'])
      await api.create('agenda-subject', { code, name: { nl: code }, department: 'administrative' })
    return { customer, country }
  })
  .extend('file', async ({ api, office }) => newFile(api, office, 1))

async function newFile(api: Api, { customer, country }: { customer: number; country: number }, n: number) {
  const debtor = { kind: 'private', firstName: 'Saar', lastName: `de Wit ${n}` }
  const address = { street: 'Oudegracht', houseNumber: n, postcode: '3511 AB', city: 'Utrecht', country }
  const made = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: { ...debtor, addresses: [{ ...address, validFrom: '2020-01-01' }] },
    claims: [claim(`2025-${n}`, '2025-12-31', 100)],
  })
  const row = (await api.rows('collection_file')).find(({ id }) => id === made.id)
  return { id: made.id, debtor: Number(row?.debtor_id) }
}
const post = (api: Api, path: string, body?: object) => api.as(staff).post(path, body)
const watch = (api: Api, file: { id: number; debtor: number }, more: object = {}) =>
  post(api, api4, { file: file.id, debtor: file.debtor, ...more })
async function watched(api: Api, file: { id: number; debtor: number }): Promise<number> {
  const made = await watch(api, file)
  expect([made.statusCode, made.body]).toEqual([201, made.body])
  return made.json<{ id: number }>().id
}
const answer = (api: Api, lines: readonly string[]) =>
  sendCsv(api.as(staff), `${api4}/import`, [
    'kenmerk;uitkomst;straat;huisnummer;toevoeging;postcode;plaats;land',
    ...lines,
  ])
const surveillances = async (api: Api) => (await api.rows('address_surveillance')) as Row[]
const all = async (api: Api) =>
  Promise.all(['address_surveillance', 'debtor_address', 'file_log', 'agenda_item', 'audit_log'].map(api.rows))

test('a debtor is watched once at a time, on an open file of his', async ({ api, office, file }) => {
  await watched(api, file)
  expect((await surveillances(api))[0]).toMatchObject({ status: 'requested', ends_at: '2027-03-02' })
  const before = await all(api)
  const again = await watch(api, file)
  expect([again.statusCode, again.body]).toEqual([400, expect.stringContaining('wordt al bewaakt')])
  const other = await newFile(api, office, 2)
  const wrong = await watch(api, { id: other.id, debtor: file.debtor })
  expect(wrong.json()).toMatchObject({ errors: { debtor: ['Deze debiteur hoort niet bij het dossier.'] } })
  expect((await watch(api, other, { endsAt: '2026-03-01' })).json()).toHaveProperty('errors.endsAt')
  expect((await surveillances(api)).length).toBe(before[0]?.length)
})

test('the provider is told once, as a file', async ({ api, file }) => {
  const id = await watched(api, file)
  const told = await post(api, `${api4}/tell`)
  expect(told.statusCode).toBe(200)
  const [headers, line] = told.body.replace('\uFEFF', '').split('\r\n')
  expect(headers).toBe('kenmerk;naam;geboortedatum;kvk;straat;huisnummer;toevoeging;postcode;plaats;land')
  expect(line).toBe(`${id};Saar de Wit 1;;;Oudegracht;1;;3511 AB;Utrecht;NL`)
  expect((await surveillances(api))[0]).toMatchObject({ status: 'active', started_at: today })
  expect((await post(api, `${api4}/tell`)).statusCode).toBe(400)
})

test('an address that is accepted becomes the debtor’s, and the log says so', async ({ api, file }) => {
  const id = await watched(api, file)
  const taken = await answer(api, [`${id};verhuisd;Nieuwstraat;12;a;1012 AB;Amsterdam;NL`])
  expect(taken.json()).toEqual({ signalled: 1, unchanged: 0, bad: [] })
  expect((await surveillances(api))[0]).toMatchObject({
    status: 'signalled',
    result: 'moved',
    new_street: 'Nieuwstraat',
  })
  await giveLetter(api, file.id, { sent: addDays(today, -3), end: addDays(today, 14) })
  const accepted = await post(api, `${api4}/${id}/accept`)
  expect([accepted.statusCode, accepted.body]).toEqual([200, accepted.body])
  expect(await api.rows('debtor_address')).toMatchObject([
    { street: 'Oudegracht', status: 'moved', valid_until: today },
    { street: 'Nieuwstraat', house_number: 12, status: 'verified', source: 'surveillance', valid_from: today },
  ])
  expect(await api.rows('file_log')).toMatchObject([
    {
      file_id: file.id,
      subject: 'Nieuw adres door adresbewaking',
      content: expect.stringContaining('Nieuwstraat 12 a, 1012 AB Amsterdam'),
    },
  ])
  expect((await api.rows('collection_file'))[0]).toMatchObject({ fourteen_day_state: 'invalid' })
  expect((await surveillances(api))[0]).toMatchObject({ status: 'accepted', decided_at: expect.any(String) })
  // Once more is refused, and changes nothing.
  const before = await all(api)
  expect((await post(api, `${api4}/${id}/accept`)).statusCode).toBe(400)
  expect(await all(api)).toEqual(before)
})

test('what waited for an address is tried again', async ({ api, file }) => {
  const id = await watched(api, file)
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into processing_run (type, status) values ('file', 'draft') returning id`,
  })
  await api.engine.query({
    text: `insert into processing_item (run_id, file_id, status, hold_reason) values ($1, $2, 'in_hold', 'no_valid_address'), ($1, $2, 'in_hold', 'disputed')`,
    values: [rows[0]?.id, file.id],
  })
  await answer(api, [`${id};verhuisd;Nieuwstraat;12;;1012 AB;Amsterdam;NL`])
  expect((await post(api, `${api4}/${id}/accept`)).statusCode).toBe(200)
  expect(await api.rows('processing_item')).toMatchObject([{ status: 'pending' }, { status: 'in_hold' }])
})

test('who has died, left or cannot be found is for a person', async ({ api, office, file }) => {
  const ids = [await watched(api, file)]
  for (const n of [2, 3]) ids.push(await watched(api, await newFile(api, office, n)))
  const taken = await answer(api, [`${ids[0]};overleden`, `${ids[1]};onbekend`, `${ids[2]};buitenland`])
  expect(taken.json()).toMatchObject({ signalled: 3, bad: [] })
  const items = await api.rows('agenda_item')
  const subjects = new Map((await api.rows('agenda_subject')).map(({ code, id }) => [code, id]))
  expect(items).toMatchObject([
    {
      subject_id: subjects.get('address_research'),
      status: 'open',
      source: 'system',
      note: expect.stringContaining('overleden'),
    },
    { subject_id: subjects.get('vo_address'), note: expect.stringContaining('onbekend') },
    { subject_id: subjects.get('address_research'), note: expect.stringContaining('buitenland') },
  ])
  const before = await all(api)
  const refused = await post(api, `${api4}/${ids[0]}/accept`)
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('geen adres')])
  expect(await all(api)).toEqual(before)
  const rejected = await post(api, `${api4}/${ids[0]}/reject`, { reason: 'Andere persoon' })
  expect(rejected.statusCode).toBe(200)
})

test('good lines of an answer are taken in, bad ones named by their line', async ({ api, office, file }) => {
  const id = await watched(api, file)
  const taken = await answer(api, [
    `${id};ongewijzigd`,
    'x;verhuisd;Straat;1;;1000 AA;Plaats;NL',
    `${id};weg`,
    `${id};verhuisd;Straat`,
    `9999;onbekend`,
    `${id};verhuisd;Straat;1;;1000 AA;Plaats;ZZ`,
    `${id};verhuisd;Nieuwstraat;12;;1012 AB;Amsterdam;`,
    `${id};onbekend`,
  ])
  expect(taken.json()).toEqual({
    signalled: 1,
    unchanged: 1,
    bad: [
      { line: 3, reason: '“x” is geen kenmerk van een bewaking.' },
      { line: 4, reason: expect.stringContaining('“weg” is geen uitkomst.') },
      { line: 5, reason: 'Bij een verhuizing horen straat en plaats.' },
      { line: 6, reason: 'Bewaking 9999 loopt niet, of bestaat niet.' },
      { line: 7, reason: 'Er is geen land met de code “ZZ”.' },
      { line: 9, reason: `Bewaking ${id} loopt niet, of bestaat niet.` },
    ],
  })
  const other = await watched(api, await newFile(api, office, 2))
  const french = await sendCsv(api.as(staff), `${api4}/import`, ['référence;résultat', `${other};inchangé`])
  expect(french.json()).toEqual({ signalled: 0, unchanged: 1, bad: [] })
  const without = await sendCsv(api.as(staff), `${api4}/import`, ['naam;plaats', 'A;B'])
  expect([without.statusCode, without.body]).toEqual([400, expect.stringContaining('kenmerk')])
})

test('a file that closes ends the surveillance', async ({ api, file }) => {
  const id = await watched(api, file)
  const { id: closeReason } = await api.create('close-reason', {
    code: 'withdrawn',
    name: { nl: 'Ingetrokken' },
    group: 'client',
  })
  const closed = await post(api, `/api/v4/file/${file.id}/close`, { closeReason })
  expect([closed.statusCode, closed.body]).toEqual([200, closed.body])
  expect(await surveillances(api)).toMatchObject([{ id, status: 'ended', reason: 'Het dossier is gesloten.' }])
  expect((await watch(api, file)).statusCode).toBe(400)
})

test('whoever may not edit files neither tells nor takes in', async ({ api, file }) => {
  await watched(api, file)
  const reader = api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])
  expect((await reader.get(api4)).statusCode).toBe(403)
  expect((await reader.post(`${api4}/tell`)).statusCode).toBe(403)
  expect((await surveillances(api))[0]).toMatchObject({ status: 'requested' })
})
