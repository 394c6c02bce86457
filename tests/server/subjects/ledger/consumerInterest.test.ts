/** What a private person may not be charged as interest, by every way in: commercial interest, points, interest upon interest each month. */
import { expect } from 'vitest'
import { csv, imported, line, uploader } from '#tests/support/sendImport.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person, staff } from './office.ts'

const test = base.extend('office', async ({ api }) => {
  const { customer } = await openOffice(api)
  const { id: country } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const trade = await api.create('legal-type', {
    code: 'trade',
    name: { nl: 'Zakelijke factuur' },
    country,
    defaultInterestType: 'commercial',
  })
  // A client whose usual ground and interest are those of trade.
  await api.engine.query({
    text: `update customer set legal_type_id = ${trade.id}, interest_type = 'commercial' where id = ${customer}`,
  })
  return { customer, trade: trade.id }
})

const on = '2026-03-31'
const base_ = { fileType: 'private', debtor: person, claims: [claim('1', '2025-01-31', 1_000)] }
const trader = { ...base_, fileType: 'company', debtor: { kind: 'company', company: 'Bakker' } }
const interestOf = async (api: Api, id: number) =>
  (await api.as(staff).get(`/api/v4/file/${id}/balance?on=${on}`)).json<{ interest: { amount: number } }>().interest
    .amount
/** 1,000.00: 334 days of 6 % (54.90), 31 of 4 % (3.40), and 59 of 4 % on 1,058.30 (6.84). */
const byLaw = 65_14

test('a file of a private person has interest of the law, whatever the ground, the client or its import presets', async ({
  api,
  office: { customer, trade },
}) => {
  const { id: usual } = await openFile(api, { ...base_, customer })
  const { id: ground } = await openFile(api, { ...base_, customer, legalType: trade })
  await imported(api, api.as(uploader), csv(line('F-1', '100,00')), { customer })
  expect((await api.rows('interest_setting')).map(({ type }) => type)).toEqual(Array(3).fill('statutory'))
  expect([await interestOf(api, usual), await interestOf(api, ground)]).toEqual([byLaw, byLaw])
  const { id: company } = await openFile(api, { ...trader, customer })
  expect(await interestOf(api, company)).toBeGreaterThan(byLaw + 50_00)
})

test('it is refused by hand at its field: of a new file, one agreement, all at once', async ({
  api,
  office: { customer },
}) => {
  const { id } = await openFile(api, { ...base_, customer })
  const before = [await api.rows('interest_setting'), await api.rows('ledger_entry')]
  const path = `/api/v4/file/${id}/interest-setting`
  const { basis } = (await api.as(staff).get(path)).json<{ basis: string }>()
  const faulty = [
    [{ type: 'commercial' }, 'type'],
    [{ type: 'government' }, 'type'],
    [{ type: 'statutory', surcharge: '90' }, 'surcharge'],
    [{ type: 'statutory', compounding: 'monthly' }, 'compounding'],
  ] as const
  for (const [terms, field] of faulty) {
    const calls = {
      [`interest.${field}`]: await api.as(staff).post('/api/v4/file', { ...base_, customer, interest: terms }),
      [field]: await api.as(staff).post('/api/v4/interest-setting', { ...terms, file: id, reason: 'Zo' }),
      [`settings.0.${field}`]: await api.as(staff).put(path, { settings: [terms], basis, reason: 'Zo' }),
    }
    for (const [at, answer] of Object.entries(calls))
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [at]])
    const [own] = await api.rows('interest_setting')
    const changed = await api.as(staff).put(`/api/v4/interest-setting/${String(own?.id)}`, { ...terms, _version: 1 })
    expect([changed.statusCode, Object.keys(changed.json<{ errors: object }>().errors)]).toEqual([400, [field]])
  }
  expect([await api.rows('interest_setting'), await api.rows('ledger_entry')]).toEqual(before)
})

test('once the debtor is found to be a private person, interest of trade is that of the law from the beginning', async ({
  api,
  office: { customer },
}) => {
  const { id } = await openFile(api, { ...trader, customer })
  const company = await interestOf(api, id)
  const { id: someone } = await api.create('debtor', person)
  const change = async (body: object) => {
    const { _version } = (await api.as(staff).get(`/api/v4/file/${id}`)).json<{ _version: number }>()
    const answer = await api.as(staff).put(`/api/v4/file/${id}`, { ...body, _version })
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  }
  await change({ debtor: someone, fileType: 'private' })
  expect(await interestOf(api, id)).toBe(byLaw)
  await change({ fileType: 'company' })
  expect(await interestOf(api, id)).toBe(company)
})
