/** A customer, the rates of interest and files on a real server, for tests of files and their ledger. */
import { reference as rates } from '#server/seed/reference/interestRates.ts'
import { dayOf } from '#domain/time/day.ts'
import { keepLetter, type SentLetter } from '#server/subjects/ledger/letters/keepLetter.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import type { Api } from '#tests/support/api.ts'

export const euros = (euro: number) => ({ amount: Math.round(euro * 100), currency: 'EUR' })
export const staff = [
  'ROLE_EMPLOYEE',
  'ROLE_FILE_SEARCH',
  'ROLE_FILE_CREATE',
  'ROLE_FILE_EDIT',
  'ROLE_FILE_SETTINGS_EDIT',
]

/** Fills in what files need. @returns The customer. */
export async function openOffice(api: Api): Promise<{ customer: number; costType: number }> {
  for (const [table, rows] of Object.entries(rates)) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    await api.engine.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows)],
    })
  }
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Energie Noord B.V.' })
  const { id: costType } = await api.create('cost-type', {
    code: 'bik',
    name: { nl: 'Incassokosten' },
    category: 'collection',
    chargeTo: 'debtor',
    effectiveFrom: '2012-07-01',
  })
  return { customer, costType }
}

export const claim = (number: string, dueDate: string, euro: number, more: object = {}) => ({
  type: 'invoice',
  number,
  invoiceDate: dueDate,
  dueDate,
  amount: euros(euro),
  ...more,
})
export const person = { kind: 'private', firstName: 'Saar', lastName: 'de Wit' }

type NewFile = { id: number; number: string; debtor: number }

/** Opens a file by API. */
export async function openFile(api: Api, body: object): Promise<NewFile> {
  const answer = await api.as(staff).post('/api/v4/file', body)
  if (answer.statusCode !== 201)
    throw new Error(`no file: ${answer.body} ${JSON.stringify(api.log.filter(({ level }) => Number(level) >= 50))}`)
  return answer.json()
}

/** A 14-day letter to everybody who owes on a file, of which the amount is not known. */
export const giveLetter = (api: Api, file: number, letter: Pick<SentLetter, 'sent' | 'end'> & Partial<SentLetter>) =>
  api.engine.transaction(async (trx) => {
    await keepLetter(trx, { file, to: 'consumers', announced: null, ...letter })
    await settle(trx, file, { today: dayOf(api.app.now()), requestId: 'test' })
  })
