/** A file with one claim, its arrangement, and the work of a night, for tests of arrangements. Today is 15 January 2026. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

export const start = '2026-01-15'
export const test = base
  .extend('office', async ({ api }) => {
    api.advance(Date.parse(`${start}T12:00:00Z`) - api.app.now())
    return openOffice(api)
  })
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2025-12-31', 1_000)],
      interest: { type: 'none' },
    }),
  )

export type Body = Record<string, unknown>
export const post = (api: Api, path: string, body: object = {}) => api.as(staff).post(`/api/v4/${path}`, body)
export const ask = (api: Api, file: number, body: object = {}) =>
  post(api, `file/${file}/arrangement`, { instalments: 4, startDate: '2026-01-31', ...body })
export async function agreed(api: Api, file: number, body: object = {}): Promise<number> {
  const made = await ask(api, file, body)
  expect([made.statusCode, made.body]).toEqual([201, made.body])
  const { id } = made.json<{ id: number }>()
  const accepted = await post(api, `arrangement/${id}/accept`)
  expect([accepted.statusCode, accepted.body]).toEqual([200, accepted.body])
  return id
}
export const pay = (api: Api, file: number, date: string, euro: number) =>
  post(api, `file/${file}/payments`, { date, amount: euros(euro) })
export const terms = async (api: Api) =>
  (await api.rows('instalment')).map(({ due_date, amount, paid_amount, status }) => [
    due_date,
    amount,
    paid_amount,
    status,
  ])
export const statusesOf = async (api: Api) => (await api.rows('instalment')).map(({ status }) => status)
export const arrangementOf = async (api: Api, id: number): Promise<Body> =>
  (await api.rows('arrangement')).find((row) => row.id === id) ?? {}
export const fileOf = async (api: Api, id: number): Promise<Body> =>
  (await api.rows('collection_file')).find((row) => row.id === id) ?? {}
/** Moves the clock to noon of a day and does the work of its night. */
export async function night(api: Api, day: string): Promise<void> {
  api.advance(Date.parse(`${day}T12:00:00Z`) - api.app.now())
  // The queue forgets what was enqueued a fortnight ago, so it gets the new day first.
  await api.runDue()
  await api.doJob('instalments.follow', {})
}
export const allOf = async (api: Api) =>
  Promise.all(['arrangement', 'instalment', 'collection_file', 'interruption_event', 'audit_log'].map(api.rows))
