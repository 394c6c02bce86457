/** Data of the debtor that an entry proposes: accepted they alter the debtor, which says so; outdated ones do not. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { clientOf, editor, fieldsOf, iban, test, write } from './office.ts'

const accept = (api: Api, id: number) => api.as(editor).put(`/api/v4/file/logs/${id}/change-data-accept`)
const reject = (api: Api, id: number, body: object) =>
  api.as(editor).put(`/api/v4/file/logs/${id}/change-data-reject`, body)

test('PUT …/change-data-accept: contact details, address, account number and language of the debtor', async ({
  api,
  file,
}) => {
  const { id, dataChange, dataChangeStatus } = await write(api, file.id, {
    channel: 'phone_in',
    dataChange: [
      { field: 'email', new: 'saar@nieuw.test' },
      { field: 'phone', new: '020-123 45 67' },
      { field: 'street', new: 'Nieuwstraat' },
      { field: 'houseNumber', new: '12' },
      { field: 'houseExtension', new: 'B' },
      { field: 'iban', new: 'nl42 test 0000 0000 02' },
      { field: 'language', new: 'en' },
    ],
  })
  expect(dataChangeStatus).toBe('pending')
  expect(dataChange).toContainEqual({ field: 'email', old: 'saar@oud.test', new: 'saar@nieuw.test' })
  // Of an account number that stands there only its end is told.
  expect(dataChange).toContainEqual({ field: 'iban', old: `•••• ${iban.slice(-4)}`, new: 'NL42TEST0000000002' })
  const answer = await accept(api, id)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id, dataChangeStatus: 'accepted' }])
  const contacts = (await api.rows('debtor_contact')).map(({ kind, value, preferred, source }) => [
    kind,
    value,
    preferred,
    source,
  ])
  expect(contacts).toEqual([
    ['email', 'saar@oud.test', false, 'client'],
    ['mobile', '+31612345678', false, 'client'],
    ['email', 'saar@nieuw.test', true, 'debtor'],
    ['phone', '+31201234567', true, 'debtor'],
  ])
  const [old, holds] = await api.rows('debtor_address')
  expect(old).toMatchObject({ street: 'Oudweg', valid_until: '2026-05-31', status: 'moved', type: 'previous' })
  expect(holds).toMatchObject({
    street: 'Nieuwstraat',
    house_number: 12,
    house_extension: 'B',
    postcode: '1012 AB',
    city: 'Amsterdam',
    valid_from: '2026-06-01',
    valid_until: null,
    source: 'debtor',
    type: 'visit',
  })
  expect((await api.rows('debtor'))[0]).toMatchObject({ iban: 'NL42TEST0000000002', language: 'en' })
  const { items } = (await api.as('admin').get(`/api/v4/debtor/${file.debtor}/history`)).json<{
    items: { action: string }[]
  }>()
  expect(items.map(({ action }) => action)).toContain('took-data')
  const audit = await api.rows('audit_log')
  expect(audit.find(({ action }) => action === 'took-data')).toMatchObject({
    entity: 'debtor',
    changes: { id: { to: id } },
  })
  expect(audit.find(({ action }) => action === 'acceptChange')).toMatchObject({ entity: 'file-log', record_id: id })
  expect((await accept(api, id)).statusCode).toBe(400)
  expect(await api.rows('debtor_contact')).toHaveLength(4)
})

test('what the debtor changed meanwhile is told and refused, and nothing of the rest is written', async ({
  api,
  file,
}) => {
  const { id } = await write(api, file.id, {
    dataChange: [
      { field: 'email', new: 'saar@nieuw.test' },
      { field: 'language', new: 'fr' },
    ],
  })
  const [mail] = await api.rows('debtor_contact')
  const { _version } = (await api.as('admin').get(`/api/v4/debtor-contact/${mail?.id}`)).json<{ _version: number }>()
  await api.as('admin').put(`/api/v4/debtor-contact/${mail?.id}`, { email: 'saar@intussen.test', _version })
  const before = [await api.rows('debtor'), await api.rows('debtor_contact'), await api.rows('file_log')]
  const entry = await api.as(editor).get(`/api/v4/file/logs/${id}`)
  expect(entry.json()).toMatchObject({ outdated: [0], current: { email: 'saar@intussen.test', language: 'nl' } })
  const answer = await accept(api, id)
  expect(fieldsOf(answer)).toEqual([400, ['dataChange.0.old']])
  expect(answer.json<{ errors: Record<string, string[]> }>().errors['dataChange.0.old']?.[0]).toContain(
    'saar@intussen.test',
  )
  expect([await api.rows('debtor'), await api.rows('debtor_contact'), await api.rows('file_log')]).toEqual(before)
})

test('PUT …/change-data-reject keeps the reason, and the debtor as it was', async ({ api, file }) => {
  const { id } = await write(api, file.id, { dataChange: [{ field: 'language', new: 'fr' }] })
  expect(fieldsOf(await reject(api, id, {}))).toEqual([400, ['rejectReason']])
  expect(fieldsOf(await reject(api, id, { rejectReason: ' ' }))).toEqual([400, ['rejectReason']])
  expect((await reject(api, id, { rejectReason: 'Stem klopte niet' })).json()).toMatchObject({
    dataChangeStatus: 'rejected',
  })
  expect((await api.rows('file_log'))[0]).toMatchObject({
    reject_reason: 'Stem klopte niet',
    data_change_status: 'rejected',
  })
  expect((await accept(api, id)).statusCode).toBe(400)
  expect((await api.rows('debtor'))[0]).toMatchObject({ language: 'nl' })
})

test('values that are not written well, stand there already or stand twice are refused at their cell', async ({
  api,
  file,
}) => {
  const answer = await api.as(editor).post('/api/v4/file/logs', {
    file: file.id,
    subject: 'x',
    dataChange: [
      { field: 'email', new: 'geen adres' },
      { field: 'phone', new: '06-12345678' },
      { field: 'email', new: 'a@b.test' },
      { field: 'iban', new: 'NL00' },
      { field: 'language', new: 'es' },
      { field: 'city' },
      { field: 'houseNumber', new: '1a' },
    ],
  })
  expect(fieldsOf(answer)).toEqual([
    400,
    [0, 1, 2, 3, 4, 5, 6].map((n) => `dataChange.${n}.${n === 2 ? 'field' : 'new'}`),
  ])
  expect(await api.rows('file_log')).toEqual([])
})

test('proposed data stay: they are decided, not changed', async ({ api, file }) => {
  const { id, _version } = await write(api, file.id, { dataChange: [{ field: 'language', new: 'fr' }] })
  const put = (body: object) => api.as(editor).put(`/api/v4/file/logs/${id}`, { ...body, _version })
  expect(fieldsOf(await put({ dataChange: [{ field: 'language', new: 'en' }] }))).toEqual([400, ['dataChange']])
  expect((await put({ subject: 'Anders', dataChange: [{ field: 'language', old: 'nl', new: 'fr' }] })).statusCode).toBe(
    200,
  )
})

test('GET /api/v4/file/{id}/logs/data tells what stands there now, to those who edit files', async ({ api, file }) => {
  const answer = await api.as(editor).get(`/api/v4/file/${file.id}/logs/data`)
  expect(answer.json()).toEqual({
    current: {
      email: 'saar@oud.test',
      phone: '+31612345678',
      iban: `•••• ${iban.slice(-4)}`,
      language: 'nl',
      street: 'Oudweg',
      houseNumber: '1',
      houseExtension: null,
      postcode: '1012 AB',
      city: 'Amsterdam',
    },
  })
  expect((await clientOf(api, file.customer).get(`/api/v4/file/${file.id}/logs/data`)).statusCode).toBe(403)
})
