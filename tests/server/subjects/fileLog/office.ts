/** A file of a private debtor with contact details and an address, for tests of its log. */
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'

export const now = '2026-06-01T12:00:00Z'
export const iban = 'NL69TEST0000000001'
export const editor = [
  'ROLE_EMPLOYEE',
  'ROLE_FILE_SEARCH',
  'ROLE_FILE_CREATE',
  'ROLE_FILE_EDIT',
  'ROLE_FILE_SETTINGS_EDIT',
]

export const test = base
  .extend('office', async ({ api }) => {
    api.advance(Date.parse(now) - api.app.now())
    return openOffice(api)
  })
  .extend('file', async ({ api, office }) => {
    const country = await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
    const debtor = await api.create('debtor', { kind: 'private', firstName: 'Saar', lastName: 'de Wit', iban })
    for (const contact of [
      { kind: 'email', email: 'saar@oud.test', preferred: true },
      { kind: 'mobile', phone: '+31612345678', preferred: true },
    ])
      await api.create('debtor-contact', { debtor: debtor.id, ...contact })
    const address = { street: 'Oudweg', houseNumber: 1, postcode: '1012 AB', city: 'Amsterdam', country: country.id }
    await api.create('debtor-address', { debtor: debtor.id, ...address, validFrom: '2020-01-01' })
    const { id } = await openFile(api, {
      customer: office.customer,
      fileType: 'private',
      debtor: debtor.id,
      claims: [claim('2025-1', '2025-12-31', 1_000)],
    })
    return { id, debtor: debtor.id, customer: office.customer }
  })

export type Entry = { id: number; _version: number } & Record<string, unknown>

/** Writes an entry. @throws {Error} When it is refused. */
export async function write(
  api: Api,
  file: number,
  more: object = {},
  who: readonly string[] = editor,
): Promise<Entry> {
  const answer = await api.as(who).post('/api/v4/file/logs', { file, subject: 'Telefoontje', ...more })
  if (answer.statusCode !== 201) throw new Error(`no entry: ${answer.body}`)
  return answer.json<Entry>()
}
/** People of the client of the file. */
export const clientOf = (api: Api, customer: number) => api.as(['ROLE_CUSTOMER'], { customerIds: [customer] })
/** Errors of a refused call, by field. */
export const fieldsOf = (answer: { statusCode: number; json(): { errors?: object } }) => [
  answer.statusCode,
  Object.keys(answer.json().errors ?? {}),
]
