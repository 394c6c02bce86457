/** An office that reminds: a workflow of pre-collection, and items in it, for tests. */
import { carry } from '#tests/server/subjects/messages/carrying.ts'
import { addTemplate, type Office } from '#tests/server/subjects/messages/writing.ts'
import { addWorkflow, test as base } from '#tests/server/subjects/workflow/works.ts'
import type { Api } from '#tests/support/api.ts'

export const workers = [
  'ROLE_EMPLOYEE',
  'ROLE_PRECASSO_CREATE',
  'ROLE_PRECASSO_SEARCH',
  'ROLE_PROCESSING',
  'ROLE_FILE_SEARCH',
  'ROLE_FILE_EDIT',
  'ROLE_FILE_SETTINGS_EDIT',
  'ROLE_FILE_SEND',
  'ROLE_FINANCE',
  'ROLE_PRECASSO_EXPORT',
]

export type Desk = Office & { workflow: number; steps: number[]; letter: number }

/** Two reminders by mail a week apart, then the 14-day letter by post. */
export async function openReminders(api: Api, office: Office): Promise<Desk> {
  const letter = await addTemplate(api, 'post', {
    purpose: 'fourteen_day_letter',
    body: { nl: '<p>{{file.14day.costs}}, uiterlijk {{file.14day.endDate}}. {{office.footer}}</p>' },
  })
  const second = await addTemplate(api, 'email', { code: 'precasso-2' })
  const { id, steps } = await addWorkflow(
    api,
    [
      { action_type: 'send_email', email_template_id: office.templates.email },
      { action_type: 'send_email', email_template_id: second, delay_days: 7 },
      { action_type: 'send_post', post_mail_template_id: letter, delay_days: 7 },
    ],
    { category: 'precasso', name: 'Precasso' },
  )
  return { ...office, workflow: id, steps, letter }
}

export const test = base.extend('reminders', async ({ api, desk }): Promise<Desk> => {
  carry(api)
  return openReminders(api, desk)
})

export const claimOf = (number: string, amount: number, more: object = {}) => ({
  type: 'invoice',
  number,
  invoiceDate: '2025-11-01',
  dueDate: '2025-12-01',
  amount: amount * 100,
  ...more,
})

/** A private debtor with an address and an e-mail address, as the form sends it. */
export const itemBody = (desk: Pick<Desk, 'customer' | 'country'>, more: object = {}) => ({
  customer: desk.customer,
  fileType: 'private',
  debtor: {
    kind: 'private',
    firstName: 'Saar',
    lastName: 'de Wit',
    addresses: [
      {
        type: 'visit',
        street: 'Molenweg',
        houseNumber: 14,
        postcode: '3581 AB',
        city: 'Utrecht',
        country: desk.country,
      },
    ],
    contacts: [{ kind: 'email', email: 'saar@example.test', preferred: true }],
  },
  claims: [claimOf('F-1', 250)],
  ...more,
})

export type Item = { id: number; number: string; debtor: number }

export async function addItem(api: Api, desk: Pick<Desk, 'customer' | 'country'>, more: object = {}): Promise<Item> {
  const answer = await api.as(workers).post('/api/v4/precasso', itemBody(desk, more))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Item>()
}

export const itemOf = async (api: Api, id: number): Promise<Record<string, unknown>> =>
  (await api.rows('precasso')).find((row) => row.id === id) ?? {}

/** Moves the clock to noon of a day, does the work of its night and sends what is due. */
export async function nightOf(api: Api, day?: string): Promise<void> {
  if (day) api.advance(Date.parse(`${day}T11:00:00Z`) - api.app.now())
  await api.runDue()
  await api.doJob('precasso.night', {})
  await api.runDue()
}

export async function change(api: Api, id: number, body: object): Promise<void> {
  const path = `/api/v4/precasso/${id}`
  const { _version } = (await api.as(workers).get(path)).json<{ _version: number }>()
  const answer = await api.as(workers).put(path, { ...body, _version })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

export async function take(api: Api, id: number, action: string, body: object = {}) {
  return api.as(workers).post(`/api/v4/precasso/${id}/${action}`, body)
}
