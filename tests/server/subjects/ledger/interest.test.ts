/** The interest of a file: what another agreement would come to, and changing all agreements at once. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, staff } from './office.ts'

const test = base
  .extend('office', async ({ api }) => openOffice(api))
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2024-12-31', 1_000)],
      interest: { type: 'statutory' },
    }),
  )

type Setting = Record<string, unknown> & { id: number; type: string; reason: string }
type Standing = { items: Setting[]; basis: string }
type State = {
  interest: { amount: number }
  segments: { type: string; article: string | null; amount: { amount: number } }[]
}
const path = (id: number) => `/api/v4/file/${id}/interest-setting`
const standing = async (api: Api, id: number) => (await api.as(staff).get(path(id))).json<Standing>()
const contract = { type: 'contractual', rate: '12', per: 'year', from: '2025-07-01' }
const on = '2025-12-31'

test('old stands beside new, each with its periods, and nothing is booked', async ({ api, file }) => {
  const { items } = await standing(api, file.id)
  expect(items).toMatchObject([{ type: 'statutory' }])
  const before = await api.rows('ledger_entry')
  const settings = [{ id: items[0]?.id, type: 'statutory', until: '2025-06-30' }, contract]
  const answer = await api.as(staff).post(`${path(file.id)}/calculate`, { settings, on })
  expect(answer.statusCode).toBe(200)
  const { before: old, after } = answer.json<{ before: State; after: State }>()
  expect(new Set(old.segments.map(({ type }) => type))).toEqual(new Set(['statutory']))
  expect(after.segments.map(({ type, article }) => [type, article])).toEqual([
    ['statutory', 'art. 6:119 BW'],
    ['contractual', null],
  ])
  for (const { interest, segments } of [old, after])
    expect(segments.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(interest.amount)
  expect(after.interest.amount).toBeGreaterThan(old.interest.amount)
  expect(await api.rows('ledger_entry')).toEqual(before)
  expect(await standing(api, file.id)).toMatchObject({ items: [{ type: 'statutory', until: null }] })
})

test('all changes are saved at once with their reason, and come to what was calculated', async ({ api, file }) => {
  const { items, basis } = await standing(api, file.id)
  const settings = [{ id: items[0]?.id, type: 'statutory', until: '2025-06-30' }, contract]
  const calculated = (await api.as(staff).post(`${path(file.id)}/calculate`, { settings, on })).json<{ after: State }>()
  const reason = 'Overeengekomen op 1 juli'
  const saved = await api.as(staff).put(path(file.id), { settings, basis, reason })
  expect([saved.statusCode, saved.json<Standing>().items]).toMatchObject([
    200,
    [
      { type: 'statutory', until: '2025-06-30', reason },
      { type: 'contractual', rate: '12', reason },
    ],
  ])
  const interest = await api.as(staff).get(`/api/v4/file/${file.id}/interest?on=${on}`)
  expect(interest.json()).toMatchObject({ interest: calculated.after.interest, segments: calculated.after.segments })
  const timeline = await api.as(staff).get(`/api/v4/file/${file.id}/timeline?group=changes`)
  expect(timeline.body).toContain(reason)
  const again = await api.as(staff).put(path(file.id), { settings, basis, reason })
  expect([again.statusCode, again.json<{ error: string }>().error]).toMatchObject([
    400,
    expect.stringContaining('intussen'),
  ])
  const gone = saved.json<Standing>()
  const without = await api.as(staff).put(path(file.id), { settings: [], basis: gone.basis, reason: 'Kwijtgescholden' })
  expect(without.json()).toMatchObject({ items: [], basis: '' })
  expect(await api.rows('interest_setting')).toEqual([])
})

test('a mistake is told at its place and nothing changes', async ({ api, office, file }) => {
  const other = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Slager' },
    claims: [claim('2025-2', '2024-12-31', 10)],
  })
  const foreign = (await api.rows('claim')).find((row) => row.file_id === other.id)
  const { basis } = await standing(api, file.id)
  const before = [await api.rows('interest_setting'), await api.rows('ledger_entry'), await api.rows('audit_log')]
  const settings = [
    { type: 'contractual' },
    { type: 'statutory', claim: foreign?.id },
    { type: 'statutory', from: '2025-02-01', until: '2025-01-01' },
  ]
  const calls = [
    await api.as(staff).put(path(file.id), { settings, basis, reason: 'Zo' }),
    await api.as(staff).post(`${path(file.id)}/calculate`, { settings }),
  ]
  for (const answer of calls) {
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
      'settings.0.rate',
      'settings.0.per',
      'settings.1.claim',
      'settings.2.until',
    ])
  }
  expect((await api.as(staff).put(path(file.id), { settings: [], basis, reason: ' ' })).statusCode).toBe(400)
  expect([await api.rows('interest_setting'), await api.rows('ledger_entry'), await api.rows('audit_log')]).toEqual(
    before,
  )
})

test('people of a client and staff without the right change nothing', async ({ api, office, file }) => {
  const { basis } = await standing(api, file.id)
  const body = { settings: [], basis, reason: 'Zo' }
  const before = await api.rows('interest_setting')
  for (const who of [
    api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] }),
    api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']),
  ]) {
    expect((await who.put(path(file.id), body)).statusCode).toBe(403)
    expect((await who.post(`${path(file.id)}/calculate`, { settings: [] })).statusCode).toBe(403)
  }
  expect(await api.rows('interest_setting')).toEqual(before)
})
