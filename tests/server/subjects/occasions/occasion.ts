/** What brings a listener of a subject about, and records on which it does. */
import { addMonths } from '#domain/time/calendar.ts'
import { dayOf } from '#domain/time/day.ts'
import { webhook } from '#schemas/generated/webhook.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'

export type Occasion = {
  /** Brings about what the write is done to, and returns the write: of a call the status that was answered. */
  prepare(api: Api): Promise<() => Promise<unknown>>
  /** Table that the listener writes. */
  into: string
  /** What stands there after the write. */
  seen: unknown
  /** Which writes of that table are the listener's, where the write that it follows goes there too. */
  writes?: string
  /** Values of those rows that say so. */
  look?(row: Record<string, unknown>): unknown
}

export const ann = { username: 'ann', name: 'Ann', email: 'ann@bol.test', kind: 'employee' }
export const put = async (api: Api, path: string, body: object) => {
  const { _version } = (await api.as('admin').get(path)).json<{ _version: number }>()
  return (await api.as('admin').put(path, { ...body, _version })).statusCode
}
export const signIn = (api: Api, id: number) =>
  api.engine.transaction((trx) => api.app.sessions.open(trx, id, { address: '127.0.0.1', userAgent: 'test' }))
export const emptyOf = (api: Api, rows: string) => api.engine.query({ text: `delete from ${rows}` })

export async function complaintOf(api: Api) {
  const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
  const events = ['complaint.created']
  const hook = await api.create('webhook', { customer: id, url: 'https://hooks.example.com/in', events })
  await api.as('admin').post(`${webhook.api}/${hook.id}/secret`)
  const complaint = { receivedAt: '2026-11-20', channel: 'email', complainant: 'debtor', category: 'costs' }
  const body = { ...complaint, complainantName: 'A. Bos', subject: 'Costs', customer: id }
  return { hook, add: async () => (await api.as('admin').post('/api/v4/complaint', body)).statusCode }
}

/** A file on which a company owes 1,000 euros since the end of 2024. */
export async function fileOf(api: Api) {
  const { customer, costType } = await openOffice(api)
  const debtor = { kind: 'company', company: 'Bakker' }
  const { id } = await openFile(api, {
    customer,
    fileType: 'company',
    debtor,
    claims: [claim('1', '2024-12-31', 1_000)],
  })
  const post = (path: string, body: object) => async () =>
    (await api.as('admin').post(`/api/v4/${path}`, { file: id, ...body })).statusCode
  return { id, costType, post }
}
/** The debtor of such a file, under a protection. */
export async function protectedDebtor(api: Api, given: { kind: string; startDate?: string }) {
  const { id } = await fileOf(api)
  const file = (await api.rows('collection_file')).find((row) => row.id === id)
  const debtor = Number(file?.debtor_id)
  const body = { startDate: dayOf(api.app.now()), ...given }
  const answer = await api.as('admin').post(`/api/v4/debtor/${debtor}/insolvency`, body)
  const another = {
    customer: file?.customer_id,
    fileType: 'company',
    debtor,
    claims: [claim('9', '2025-01-31', 10)],
  }
  const openAnother = async () => (await api.as('admin').post('/api/v4/file', another)).statusCode
  return { debtor, event: answer.json<{ id: number }>().id, openAnother }
}
/** That file with an arrangement that is asked for: two terms, a month and two from now. */
export async function asked(api: Api) {
  const { id: file, post } = await fileOf(api)
  const body = { instalments: 2, startDate: addMonths(today(api), 1) }
  const made = await api.as('admin').post(`/api/v4/file/${file}/arrangement`, body)
  return { id: made.json<{ id: number }>().id, file, post }
}
export async function arranged(api: Api) {
  const { id: arrangement, file, post } = await asked(api)
  await api.as('admin').post(`/api/v4/arrangement/${arrangement}/accept`)
  return { id: file, file, post }
}
export const today = (api: Api) => dayOf(api.app.now())
export const inTerms = { into: 'instalment', writes: 'update', look: ({ status }: Record<string, unknown>) => status }
export const booked = { into: 'ledger_entry', writes: 'insert', look: ({ kind }: Record<string, unknown>) => kind }
