/** Four files of a customer, and runs that change them, for tests of many files at once. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

type Run = {
  id: number
  state: string
  total: number
  counts: Record<string, number>
  reasons: { text: string; count: number }[]
  mayUndo: boolean
  why: string | null
}
type Preview = { run: Run; unknown: string[]; several: { text: string; count: number }[] }

export const todayOf = (api: Api) => dayOf(api.app.now())
export const path = '/api/v4/file/bulk'
export const clerk = [...staff, 'ROLE_FILE_BULK_ACTIONS']
export const as = (api: Api) => api.as(clerk)

export const test = base
  .extend('office', async ({ api }) => {
    const { customer } = await openOffice(api)
    const { id: costType } = await api.create('cost-type', {
      code: 'search',
      name: { nl: 'Uittreksel' },
      category: 'other',
      chargeTo: 'debtor',
      defaultAmount: euros(12.5),
      effectiveFrom: '2012-07-01',
    })
    const { id: subject } = await api.create('agenda-subject', {
      code: 'call_debtor',
      name: { nl: 'Bellen' },
      department: 'administrative',
    })
    return { customer, costType, subject }
  })
  .extend('files', async ({ api, office }) => {
    const made: { id: number; number: string }[] = []
    for (let n = 1; n <= 4; n += 1)
      made.push(
        await openFile(api, {
          customer: office.customer,
          fileType: 'company',
          debtor: { kind: 'company', company: `Bakker ${n}` },
          clientReference: n < 3 ? 'DUBBEL' : `REF-${n}`,
          claims: [claim(`2025-${n}`, '2025-12-31', 100)],
        }),
      )
    return made
  })

export async function preview(api: Api, body: object): Promise<Preview> {
  const answer = await as(api).post(`${path}/preview`, body)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json()
}
const progress = async (api: Api, { id }: Run): Promise<Run> => (await as(api).get(`/api/v4/bulk-run/${id}`)).json()
export async function doRun(api: Api, run: Run, step: 'start' | 'undo' = 'start'): Promise<Run> {
  const body = step === 'start' ? { count: run.total } : undefined
  const answer = await as(api).post(`/api/v4/bulk-run/${run.id}/${step}`, body)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  await api.runDue()
  return progress(api, run)
}
export const close = async (api: Api, id: number) => {
  const { id: closeReason } = await api.create('close-reason', {
    code: 'other',
    name: { nl: 'Overig' },
    group: 'client',
  })
  expect((await as(api).post(`/api/v4/file/${id}/close`, { closeReason })).statusCode).toBe(200)
}
export const idsOf = (files: readonly { id: number }[]) => files.map(({ id }) => id)
