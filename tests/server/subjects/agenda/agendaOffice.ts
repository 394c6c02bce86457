/** Subjects, people and files with items, for tests of the agenda. Today is Tuesday, 2 June 2026. */
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

export const worker = [...staff, 'ROLE_AGENDA']
export const today = '2026-06-02'

export type Item = {
  id: number
  _version: number
  date: string
  status: string
  priority: string
  note: string | null
  attempts: number
  file: { id: number }
  subject: { id: number; code: string }
  assignedTo: { id: number } | null
  takenBy: { id: number; name: string } | null
  team: { id: number } | null
  warnings?: string[]
}

export const test = base
  .extend('office', async ({ api }) => {
    api.advance(Date.parse(`${today}T10:00:00Z`) - api.app.now())
    const { customer } = await openOffice(api)
    const call = await api.create('agenda-subject', {
      code: 'call_debtor',
      name: { nl: 'Debiteur bellen', en: 'Call debtor' },
      priority: 'high',
      defaultDays: 4,
      department: 'commercial',
    })
    const other = await api.create('agenda-subject', { code: 'other', name: { nl: 'Overig' }, department: 'financial' })
    const left = await api.create('agenda-subject', { code: 'vo_address', name: { nl: 'Vertrokken' } })
    return { customer, call: call.id, other: other.id, left: left.id }
  })
  .extend('file', ({ api, office }) => fileOf(api, office.customer, '1'))

export const fileOf = (api: Api, customer: number, number: string) =>
  openFile(api, {
    customer,
    fileType: 'company',
    debtor: { kind: 'company', company: `Bakker ${number}` },
    claims: [claim(`2025-${number}`, '2025-12-31', 1_000)],
  })

/** Puts an item on the agenda of a file. */
export async function put(api: Api, file: number, body: object): Promise<Item> {
  const answer = await api.as(worker).post(`/api/v4/file/${file}/agenda`, body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}

export const post = (api: Api, path: string, body: object = {}) => api.as(worker).post(`/api/v4/agenda/${path}`, body)
export const listed = async (api: Api, query = '') =>
  (await api.as(worker).get(`/api/v4/agenda?${query}`)).json<{ items: Item[]; total: number }>()

/** What the work list asks when it opens. */
export const whatIsDue =
  '_filter[status]=open&_filter[date][lte]=$today&_filter[file.workflowStatus][nin]=monitoring,suspend'
