/** Sends files of clients to the app, and follows their imports. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import type { Answer, Client } from '#tests/support/client.ts'

export type Import = {
  id: number
  status: string
  format: string
  reason: string | null
  counts: Record<'total' | 'checked' | 'ok' | 'failed' | 'duplicate' | 'imported' | 'undone', number>
  columns: { header: string; to: string | null; sample: string }[]
  missing: string[]
  same: { id: number } | null
  made: { entity: string; count: number }[]
  amounts: object[]
  unusual: string[]
}
export type Row = {
  place: number
  rowNumber: number
  status: string
  errors: { column: string | null; value: string | null; rule: string; text: string; to?: string | null }[]
  data: Record<string, unknown>
  amount: { amount: number; currency: string } | null
  corrections: object[]
  result: { entity: string; id: number; title: string | null } | null
}

export const uploader = [
  'ROLE_EMPLOYEE',
  'ROLE_FILE_CREATE_UPLOAD',
  'ROLE_FILE_SEARCH',
  'ROLE_FILE_EDIT',
  'ROLE_FINANCE',
  'ROLE_CUSTOMER_VIEW',
]

type Asked = { customer?: number; type?: string; name?: string; contentType?: string }

export async function send(
  client: Client,
  file: string | Buffer,
  { customer, type = 'file', name = 'list.csv', contentType = 'application/octet-stream' }: Asked,
): Promise<Answer> {
  const token = (await client.get('/api/v4/users/csrf')).json<{ token: string }>().token
  const query = new URLSearchParams({
    _name: name,
    type,
    ...(customer !== undefined && { customer: String(customer) }),
  })
  return client.send({
    method: 'POST',
    url: `/api/v4/import-job?${query.toString()}`,
    payload: file,
    headers: { 'content-type': contentType, 'x-xsrf-token': token },
  })
}

export async function sent(client: Client, file: string | Buffer, asked: Asked): Promise<Import> {
  const answer = await send(client, file, asked)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json()
}

export const progress = async (client: Client, id: number): Promise<Import> =>
  (await client.get(`/api/v4/import-job/${id}/progress`)).json()
export const rowsOf = async (client: Client, id: number, status?: string): Promise<Row[]> =>
  (await client.get(`/api/v4/import-job/${id}/rows?_limit=100${status ? `&status=${status}` : ''}`)).json<{
    items: Row[]
  }>().items

async function step(api: Api, client: Client, id: number, name: string, body: object): Promise<Import> {
  const answer = await client.post(`/api/v4/import-job/${id}/${name}`, body)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  await api.runDue()
  return progress(client, id)
}

export const validate = (api: Api, client: Client, id: number, body: object = {}) =>
  step(api, client, id, 'validate', body)
export const run = (api: Api, client: Client, id: number, body: object = {}) => step(api, client, id, 'run', body)
export const undo = (api: Api, client: Client, id: number) => step(api, client, id, 'undo', {})

/** All at once, with the options of the run. */
export async function imported(
  api: Api,
  client: Client,
  file: string | Buffer,
  { options = {}, ...asked }: Asked & { options?: object },
): Promise<Import> {
  const { id } = await sent(client, file, asked)
  const checked = await validate(api, client, id)
  expect(checked).toMatchObject({ status: 'validated', reason: null })
  return run(api, client, id, options)
}

export const headers = 'Factuurnummer;Factuurdatum;Vervaldatum;Bedrag;Naam;E-mail;Straat;Huisnummer;Postcode;Plaats'
/** A row of a debtor by number. */
export const line = (number: string, amount: string, debtor = 1): string =>
  `${number};01-02-2026;15-02-2026;${amount};Jansen${debtor};jansen${debtor}@example.nl;Kade;${debtor};1012 AB;Amsterdam`
export const csv = (...lines: string[]): string => [headers, ...lines].join('\r\n')
