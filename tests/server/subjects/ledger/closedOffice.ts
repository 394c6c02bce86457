/** A file with claims, costs, a payment and a write-off in books that are closed, for tests of closed books. */
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, staff } from './office.ts'

export const roles = [
  ...staff,
  'ROLE_FINANCE',
  'ROLE_SETTINGS',
  'ROLE_FILE_BULK_ACTIONS',
  'ROLE_PROCESSING',
  'ROLE_MERGING',
]
export const closed = '2026-01-31'
export const open = '2026-02-01'
export const company = {
  fileType: 'company',
  debtor: { kind: 'company', company: 'Bakker' },
  interest: { type: 'statutory' },
}

type Record_ = { id: number; _version: number }
export type Books = { file: number; debtor: number; customer: number; costType: number; ids: Record<string, number> }

export const test = base.extend('books', async ({ api }): Promise<Books> => {
  const { customer, costType } = await openOffice(api)
  const claims = [claim('2025-1', '2025-11-30', 1_000), claim('2025-2', '2025-12-31', 500)]
  const { id: file, debtor } = await openFile(api, { ...company, customer, claims })
  const made = async (path: string, body: object) => {
    const answer = await api.as(roles).post(`/api/v4/file/${file}/${path}`, body)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<{ id: number }>().id
  }
  const cost = await made('costs', { costType, date: '2026-01-05' })
  const payment = await made('payments', { date: '2026-01-10', amount: euros(400) })
  const writeOff = await made('write-offs', {
    date: '2026-01-15',
    component: 'interest',
    amount: euros(0.5),
    reason: 'Coulance',
  })
  await api.engine.query({
    text: `insert into setting (key, value, changed_at) values ('finance.lockDate', '"${closed}"', now())`,
  })
  const [one] = await api.rows('claim')
  const [setting] = await api.rows('interest_setting')
  const ids = { cost, payment, writeOff, claim: Number(one?.id), setting: Number(setting?.id) }
  return { file, debtor, customer, costType, ids }
})

const days = ['2025-12-15', '2026-01-04', '2026-01-10', '2026-01-20', closed]
/** What closed books say: the balance of days, and entries that stand on one. */
export async function inBooks(api: Api, { file }: Books) {
  const balances = []
  for (const on of days) {
    const answer = await api.as(roles).get(`/api/v4/file/${file}/balance?on=${on}`)
    // Interest of the day after is that of an open day.
    balances.push({ ...answer.json<object>(), interestPerDay: null })
  }
  const entries = (await api.rows('ledger_entry')).filter((row) => row.file_id === file && String(row.day) <= closed)
  return { balances, entries }
}
export const sound = async (api: Api, file: number) =>
  expect(await driftOf(api.engine, file, await rateTables(api.engine))).toEqual([])
export const put = async (api: Api, path: string, body: object) => {
  const { _version } = (await api.as(roles).get(`/api/v4/${path}`)).json<Record_>()
  return api.as(roles).put(`/api/v4/${path}`, { ...body, _version })
}
