/** Sends files to the app, and follows the runs that import them. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import type { Answer, Client } from '#tests/support/client.ts'

export type Sent = {
  id: number
  name: string
  rows: number
  columns: { header: string; samples: string[]; to: string | null }[]
  targets: { to: string; title: string; isRequired: boolean; isKey: boolean; type: string }[]
  isRemembered: boolean
}
export type Run = {
  id: number
  state: string
  total: number
  checked: number
  done: number
  counts: Record<string, number>
  reasons: { text: string; count: number }[]
  mayUndo: boolean
  stoppedBecause: string | null
}
export type Item = {
  recordId: number | null
  title: string | null
  outcome: string
  line: number
  changes: { property: string; before: unknown; after: unknown }[]
  errors: string[]
  cells: { header: string; value: string | null; text: string }[]
}

/** The raw call, with a token as pages send one. */
export async function send(client: Client, api: string, file: string | Buffer, headers: object = {}): Promise<Answer> {
  const token = (await client.get('/api/v4/users/csrf')).json<{ token: string }>().token
  const all = { 'content-type': 'text/csv', 'x-xsrf-token': token, ...headers }
  return client.send({ method: 'POST', url: `${api}/import?_name=list.csv`, payload: file, headers: all })
}

export async function upload(client: Client, api: string, file: string | Buffer): Promise<Sent> {
  const answer = await send(client, api, file)
  expect(answer.json()).not.toHaveProperty('error')
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

export const runOf = async (client: Client, run: number): Promise<Run> =>
  (await client.get(`/api/v4/bulk-run/${run}`)).json()
export const itemsOf = async (client: Client, run: number): Promise<Item[]> =>
  (await client.get(`/api/v4/bulk-run/${run}/records`)).json<{ items: Item[] }>().items

/** Checks with these columns, those of the answer by default. */
export async function check(api: Api, client: Client, { id, columns }: Sent): Promise<Run> {
  const chosen = columns.map(({ header, to }) => ({ header, to }))
  const answer = await client.post(`/api/v4/import/${id}/check`, { columns: chosen })
  expect(answer.json()).toEqual({ run: expect.any(Number) })
  expect(answer.statusCode).toBe(201)
  await api.runDue()
  return runOf(client, answer.json<{ run: number }>().run)
}

export async function start(api: Api, client: Client, run: Run, rows?: 'all' | 'good'): Promise<Run> {
  const answer = await client.post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total, ...(rows && { rows }) })
  expect(answer.json()).not.toHaveProperty('errors')
  expect(answer.statusCode).toBe(200)
  await api.runDue()
  return runOf(client, run.id)
}
