/** The legal ground of a file decides on limitation, statutory costs, the first phase, and the interest where it is not the usual ground of the client. */
import { expect } from 'vitest'
import { legalTypeRows } from '#server/seed/reference/legalTypes.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { test as base, type Api } from '#tests/support/api.ts'

const test = base.extend('office', async ({ api }) => {
  const { customer, costType } = await openOffice(api)
  const ground = (country: number, body: object) =>
    api.create('legal-type', { name: { nl: 'Grond' }, country, defaultInterestType: 'statutory', ...body })
  const { id: dutch } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  const { id: danish } = await api.create('country', { code: 'DK', name: { nl: 'Denemarken' } })
  const { id: purchase } = await ground(dutch, { code: 'purchase', limitationCategory: 'consumer_2' })
  const damages = { code: 'damages', limitationCategory: 'general_20', statutoryCosts: false, defaultPhase: 'judicial' }
  const { id: damage } = await ground(dutch, damages)
  const { id: trade } = await ground(dutch, { code: 'trade', defaultInterestType: 'commercial' })
  const { id: abroad } = await ground(danish, { code: 'abroad' })
  return { customer, costType, purchase, damage, trade, abroad }
})

const fileOf = (customer: number, more: object = {}) => ({
  customer,
  fileType: 'company',
  debtor: { kind: 'company', company: 'Bakker' },
  claims: [claim('F-1', '2025-01-31', 1_000)],
  ...more,
})
const claimsOf = async (api: Api) =>
  (await api.rows('claim')).map((row) => [row.limitation_category, row.limitation_date])

test('claims are limited by the ground, unless they say otherwise; also those that come later', async ({
  api,
  office: { customer, purchase },
}) => {
  const body = { fileType: 'private', debtor: person, legalType: purchase }
  const asked = fileOf(customer, body)
  const shown = await api.as(staff).post('/api/v4/file/preview', asked)
  expect(shown.json()).toMatchObject({ claims: [{ limitationDate: '2027-01-31' }] })
  const { id } = await openFile(api, asked)
  const own = { file: id, ...claim('F-2', '2025-02-28', 10) }
  const later = await api.as(staff).post('/api/v4/claim', own)
  const other = await api.as(staff).post('/api/v4/claim', { ...own, number: 'F-3', limitationCategory: 'contract_5' })
  expect([later.statusCode, other.statusCode, later.body]).toEqual([201, 201, later.body])
  expect(await claimsOf(api)).toEqual([
    ['consumer_2', '2027-01-31'],
    ['consumer_2', '2027-02-28'],
    ['contract_5', '2030-02-28'],
  ])
  expect(await api.rows('collection_file')).toMatchObject([{ limitation_date: '2027-01-31', phase: 'amicable' }])
})

test('energy of a consumer is limited by two years, of a company by five', async ({ api, office: { customer } }) => {
  const [country] = await api.rows('country')
  const energy = legalTypeRows().find(({ code }) => code === 'energy')
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into legal_type (code, name, country_id, default_interest_type, statutory_costs, limitation_category, default_phase, active)
      select code, name, country_id, default_interest_type, statutory_costs, limitation_category, default_phase, active
        from jsonb_populate_record(null::legal_type, $1::jsonb) returning id::int`,
    values: [JSON.stringify({ ...energy, country_id: country?.id })],
  })
  const legalType = rows[0]?.id
  await openFile(api, fileOf(customer, { legalType, fileType: 'private', debtor: person }))
  await openFile(api, fileOf(customer, { legalType }))
  expect(await claimsOf(api)).toEqual([
    ['consumer_2', '2027-01-31'],
    ['contract_5', '2030-01-31'],
  ])
})

test('a ground without statutory costs, or of another country, has none; the first phase is its own', async ({
  api,
  office: { customer, costType, damage, abroad, trade },
}) => {
  for (const legalType of [damage, abroad]) {
    const asked = fileOf(customer, { legalType })
    const shown = await api.as(staff).post('/api/v4/file/preview', asked)
    expect(shown.json()).toMatchObject({ costs: { total: { amount: 0 } }, agreed: { costRegime: 'none' } })
    const { id } = await openFile(api, asked)
    const charged = await api.as(staff).post(`/api/v4/file/${id}/costs`, { costType, date: '2026-01-02' })
    expect([charged.statusCode, charged.body]).toEqual([400, expect.stringContaining('incassokosten')])
  }
  expect(await api.rows('cost_line')).toEqual([])
  expect((await api.rows('collection_file')).map(({ phase }) => phase)).toEqual(['judicial', 'amicable'])
  const usual = await api.as(staff).post('/api/v4/file/preview', fileOf(customer, { legalType: trade }))
  expect(usual.json()).toMatchObject({ costs: { total: { amount: 150_00 } }, agreed: { costRegime: 'wik' } })
  const { id } = await openFile(api, fileOf(customer))
  const charged = await api.as(staff).post(`/api/v4/file/${id}/costs`, { costType, date: '2026-01-02' })
  expect([charged.statusCode, charged.body]).toEqual([201, charged.body])
})

test('another ground than the usual one brings its interest, commercial interest to companies alone', async ({
  api,
  office: { customer, trade },
}) => {
  await openFile(api, fileOf(customer, { legalType: trade }))
  await openFile(api, fileOf(customer, { legalType: trade, fileType: 'private', debtor: person }))
  await openFile(api, fileOf(customer, { legalType: trade, interest: { type: 'none' } }))
  await api.engine.query({ text: `update customer set legal_type_id = ${trade}` })
  await openFile(api, fileOf(customer, { legalType: trade }))
  expect((await api.rows('interest_setting')).map(({ type }) => type)).toEqual([
    'commercial',
    'statutory',
    'none',
    'statutory',
  ])
})
