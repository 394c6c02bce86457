/** The agreements on interest of a file as one set: read, checked, and what another set would come to. */
import { consumerFaults } from '#domain/law/consumerInterest.ts'
import { interestTypes, type InterestType } from '#domain/law/interest/claim.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import type { InterestPeriod } from '#domain/ledger/facts.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { isShare } from '#schemas/formats/share.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'
import { dayCountOf, periodOf } from './facts.ts'
import { day, text } from './shapes.ts'
import type { Worked } from './balanceOnDay.ts'

type Database = Pick<Trx, 'query'>

/** Agreement on interest in a set; `id`: that of one that stands already. */
export type Agreed = {
  id?: number
  claim?: number | null
  type: InterestType
  rate?: string | null
  per?: 'year' | 'month' | null
  surcharge?: string | null
  compounding?: 'annual' | 'monthly' | 'none' | null
  from?: IsoDate | null
  until?: IsoDate | null
}
export type Standing = Required<Agreed> & { version: number; number: string | null; reason: string }

const orNull = (type: object) => ({ anyOf: [type, { type: 'null' }] })
const share = orNull(text(12))

export const agreedShape = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: {
    id: { type: 'integer' },
    claim: { ...orNull({ type: 'integer' }), description: 'Absent: all claims.' },
    type: { enum: interestTypes },
    rate: share,
    per: orNull({ enum: ['year', 'month'] }),
    surcharge: share,
    compounding: orNull({ enum: ['annual', 'monthly', 'none'] }),
    from: orNull(day),
    until: { ...orNull(day), description: 'The last day.' },
  },
}

const f = names('collection_file')
const s = names('interest_setting', 's')
const c = names('claim', 'c')

/** Agreements in the order in which they hold: of several that fit a day the last one does. */
export async function standingOf({ query }: Database, file: number): Promise<Standing[]> {
  const { rows } = await query<Standing>({
    text: `select ${s.id}::int as id, ${s.version} as version, ${s.claim_id}::int as claim, ${c.number} as number, ${s.type} as type,
        ${s.rate}::text as rate, ${s.per} as per, ${s.surcharge}::text as surcharge, ${s.compounding} as compounding,
        ${s.from_day}::text as "from", ${s.until_day}::text as until, ${s.reason} as reason
      from interest_setting s left join claim c on ${c.id} = ${s.claim_id}
      where ${s.file_id} = $1 order by ${s.from_day} nulls first, ${s.id}`,
    values: [file],
  })
  return rows
}

/** Stamp of the set as it was read, so that nobody overwrites what they have not seen. */
export const basisOf = (standing: readonly Standing[]): string =>
  standing.map(({ id, version }) => `${id}:${version}`).join(',')

/** Whether the debtor of a file is a private person. */
export async function isOfPerson({ query }: Database, file: number): Promise<boolean> {
  const { rows } = await query({
    text: `select from collection_file where ${f.id} = $1 and ${f.file_type} = 'private'`,
    values: [file],
  })
  return rows.length > 0
}

/** @throws {FieldErrors} With the place of each mistake, such as `settings.0.rate`. */
export async function checkSet(database: Database, file: number, settings: readonly Agreed[]): Promise<void> {
  const { rows } = await database.query<{ id: number }>({
    text: `select ${c.id}::int as id from claim c where ${c.file_id} = $1 and ${c.type} <> 'credit_note'`,
    values: [file],
  })
  const claims = new Set(rows.map(({ id }) => id))
  const standing = new Map((await standingOf(database, file)).map((one) => [one.id, one]))
  const isPrivate = await isOfPerson(database, file)
  const errors: Record<string, Text[]> = {}
  const add = (at: number, field: string, key: string) => (errors[`settings.${at}.${field}`] = [{ key }])
  for (const [at, { id, claim, type, rate, per, surcharge, compounding, from, until }] of settings.entries()) {
    const old = id === undefined ? undefined : standing.get(id)
    if (id !== undefined && !old) add(at, 'id', 'error.file.noSetting')
    if (claim && !claims.has(claim)) add(at, 'claim', 'error.file.otherFile')
    if (type === 'contractual' && !rate) add(at, 'rate', 'validation.required')
    if (type === 'contractual' && !per) add(at, 'per', 'validation.required')
    if (type !== 'contractual' && rate) add(at, 'rate', 'law.ownRate')
    if (rate && !isShare(rate)) add(at, 'rate', 'error.file.noShare')
    if (surcharge && !isShare(surcharge)) add(at, 'surcharge', 'error.file.noShare')
    // What stood before the debtor was found to be a private person holds no longer, and is no mistake of this call.
    for (const { field, reason } of isPrivate ? consumerFaults({ type, surcharge, compounding }) : [])
      if (!old || !consumerFaults(old).some((one) => one.field === field))
        add(at, field, `error.file.interest.${reason}`)
    if (from && until && until < from) add(at, 'until', 'error.file.untilFirst')
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}

/** The same file with another set; nothing is stored. @throws {MissingRate} */
export async function withSet(
  database: Database,
  { found, rates, on }: Worked,
  settings: readonly Agreed[],
): Promise<Worked> {
  const dayCount = await dayCountOf(database)
  const rows = settings.map((one) => ({
    id: one.id ?? Number.MAX_SAFE_INTEGER,
    claim: one.claim ?? null,
    type: one.type,
    from: one.from ?? null,
    to: one.until ?? null,
    rate: one.type === 'contractual' ? (one.rate ?? null) : null,
    per: one.type === 'contractual' ? (one.per ?? null) : null,
    surcharge: one.surcharge ?? null,
    compounding: one.compounding ?? null,
  }))
  const inOrder = rows.toSorted((a, b) => order(a.from, b.from) || a.id - b.id)
  const periods: InterestPeriod[] = inOrder.map((row) => periodOf(row, dayCount, found.file.fileType))
  const facts = { ...found.facts, periods }
  return { found: { ...found, facts }, rates, on, balance: balanceOn(facts, rates, on) }
}

/** Without a first day it comes first. */
const order = (a: IsoDate | null, b: IsoDate | null): number => {
  const [one, other] = [a ?? '', b ?? '']
  return one < other ? -1 : Number(one > other)
}
