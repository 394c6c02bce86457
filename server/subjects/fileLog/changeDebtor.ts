/** Writes accepted data into the debtor: contact details, a new address from today, account number, language. */
import { addressFields, outdatedRows, shownData, type DataChange, type DataField } from '#domain/fileLog/dataChange.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { debtorContact, type DebtorContact } from '#schemas/generated/debtor-contact.ts'
import { debtor, type Debtor } from '#schemas/generated/debtor.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import { names } from '#server/sql/names.ts'
import { standingOf, type Standing } from './debtorData.ts'

export type Accepted = {
  /** Id of the entry, which the history of the debtor names. */
  log: number
  file: number
  rows: readonly DataChange[]
  source: 'debtor' | 'client'
}
type Within = { records: Records; by: Writer; today: IsoDate }
type Values = Partial<Record<DataField, string | null>>

const k = names('debtor_contact', 'k')
const c = names('country', 'c')

/** @throws {FieldErrors} At each value whose old one no longer stands there; nothing is written then. */
export async function changeDebtor(trx: Trx, accepted: Accepted, within: Within): Promise<void> {
  const { records, by, today } = within
  const standing = await standingOf(trx, accepted.file, { today, locked: true })
  if (!standing || accepted.rows.length === 0) throw new Refused({ key: 'resources.file-log.refusals.noData' })
  refuseOutdated(accepted.rows, standing, by)
  const values: Values = Object.fromEntries(accepted.rows.map(({ field, new: value }) => [field, value ?? null]))
  const { iban, language } = values
  const own = { ...(iban && { iban }), ...(language && { language: language as Debtor['language'] }) }
  if (Object.keys(own).length > 0) await records.update(trx, debtor, standing.debtor, own, by)
  for (const kind of ['email', 'phone'] as const) {
    const value = values[kind]
    if (value) await preferContact(trx, { debtor: standing.debtor, kind, value, source: accepted.source }, within)
  }
  if (addressFields.some((field) => field in values)) await moveTo(trx, { values, standing, accepted }, within)
  await records.note(trx, debtor, standing.debtor, { name: 'took-data', changes: { id: { to: accepted.log } } }, by)
}

function refuseOutdated(rows: readonly DataChange[], { data }: Standing, { access: { locale } }: Writer): void {
  const current = shownData(data)
  const outdated = outdatedRows(rows, current)
  if (outdated.length === 0) return
  const errors = outdated.map((place) => {
    const field = rows[place]?.field ?? 'email'
    const name = say(locale, { key: `resources.file-log.rowValues.dataChange.field.${field}` })
    const values = { field: name, value: current[field] ?? '–' }
    return [`dataChange.${place}.old`, [{ key: 'error.fileLog.outdated', values }]] as const
  })
  throw new FieldErrors(Object.fromEntries(errors))
}

type NewContact = { debtor: number; kind: 'email' | 'phone'; value: string; source: Accepted['source'] }

/** The address or number that is used from now on; those before it stay. */
async function preferContact(trx: Trx, given: NewContact, { records, by }: Within): Promise<void> {
  const kinds = given.kind === 'email' ? ['email'] : ['phone', 'mobile']
  const { rows } = await trx.query<{ id: number; value: string; preferred: boolean }>({
    text: `select ${k.id}::int as id, ${k.value} as value, coalesce(${k.preferred}, false) as preferred from debtor_contact k
      where ${k.debtor_id} = $1 and ${k.kind} = any($2) order by ${k.id} for no key update`,
    values: [given.debtor, kinds],
  })
  const same = rows.find(({ value }) => value === given.value)
  for (const { id } of rows.filter(({ id, preferred }) => preferred && id !== same?.id))
    await records.update(trx, debtorContact, id, { preferred: false }, by)
  if (same) {
    await records.update(trx, debtorContact, same.id, { preferred: true, status: 'ok', source: given.source }, by)
    return
  }
  const kind: DebtorContact['kind'] = given.kind === 'email' ? 'email' : isMobile(given.value) ? 'mobile' : 'phone'
  const own = given.kind === 'email' ? { email: given.value } : { phone: given.value }
  const { debtor: owner, source } = given
  await records.create(trx, debtorContact, { debtor: owner, kind, ...own, preferred: true, source }, by)
}

const isMobile = (number: string): boolean => number.startsWith('+316')

/** A new address holds from today; the one before it until yesterday. */
async function moveTo(
  trx: Trx,
  { values, standing, accepted }: { values: Values; standing: Standing; accepted: Accepted },
  { records, by, today }: Within,
): Promise<void> {
  const { data, address } = standing
  const part = (field: DataField) => (field in values ? (values[field] ?? null) : data[field])
  const [street, city] = [part('street'), part('city')]
  const missing = Object.entries({ street, city }).flatMap(([field, value]) => (value ? [] : [field]))
  if (!street || !city)
    throw new FieldErrors({ dataChange: missing.map((field) => ({ key: `error.fileLog.address.${field}` })) })
  const country = address?.country ?? (await homeCountry(trx))
  const yesterday = addDays(today, -1)
  if (address) {
    const validUntil = address.validFrom !== null && address.validFrom > yesterday ? address.validFrom : yesterday
    await records.update(trx, debtorAddress, address.id, { validUntil, type: 'previous', status: 'moved' }, by)
  }
  const houseNumber = part('houseNumber')
  await records.create(
    trx,
    debtorAddress,
    {
      debtor: standing.debtor,
      type: 'visit',
      street,
      city,
      country,
      houseNumber: houseNumber === null ? null : Number(houseNumber),
      houseExtension: part('houseExtension'),
      postcode: part('postcode'),
      status: 'unverified',
      source: accepted.source,
      validFrom: today,
    },
    by,
  )
}

async function homeCountry({ query }: Pick<Trx, 'query'>): Promise<number> {
  const { rows } = await query<{ id: number }>({
    text: `select ${c.id}::int as id from country c where ${c.code} = 'NL'`,
  })
  const [row] = rows
  if (!row) throw new FieldErrors({ dataChange: [{ key: 'error.fileLog.address.country' }] })
  return row.id
}
