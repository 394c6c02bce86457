/** Finds debtors that may be the person or company that is about to be entered. */
import { normalise } from '#domain/normalise.ts'
import { file } from '#schemas/generated/file.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import { names } from '#server/sql/names.ts'
import { Params } from '#server/sql/sql.ts'
import { withinSql } from '#server/sql/within.ts'

export type MatchQuery = {
  kind?: 'private' | 'company'
  kvkNumber?: string
  email?: string
  phone?: string
  lastName?: string
  birthDate?: string
  company?: string
  postcode?: string
  houseNumber?: string
}
export const reasons = ['kvk', 'name_birth_date', 'email', 'phone', 'address', 'name'] as const
export type Reason = (typeof reasons)[number]

/** How much a reason says, of 100; a name alone says little. */
const weights: Readonly<Record<Reason, number>> = {
  kvk: 90,
  name_birth_date: 80,
  email: 60,
  phone: 50,
  address: 30,
  name: 25,
}

export type Match = {
  id: number
  number: string | null
  name: string | null
  kind: 'private' | 'company'
  city: string | null
  score: number
  reasons: Reason[]
  files: number
  openFiles: number
}
type Row = Omit<Match, 'score'>

const most = 20
/** Limit of debtors found for one reason: a block of flats has one postcode and number. */
const mostOfOne = 200

const d = names('debtor', 'd')
const c = names('debtor_contact', 'c')
const a = names('debtor_address', 'a')
const f = names('collection_file', 'f')

/**
 * Counts only files that the asker sees.
 *
 * @returns The likeliest first. One that was merged is found as the one that it was merged into.
 */
export async function matchesOf({ query }: Pick<Engine, 'query'>, asked: MatchQuery, access: Access): Promise<Match[]> {
  const params = new Params()
  const ways = waysOf(asked, params)
  if (ways.length === 0) return []
  const name = nameCondition(asked, params)
  const kind = asked.kind ? `and ${d.kind} = ${params.add(asked.kind, 'text')}` : ''
  const seen = withinSql(file, access, params, 'f') ?? 'true'
  const text = `with found as (
      select coalesce(${d.merged_into_id}, ${d.id}) as id, w.reason from (${ways.join(' union all ')}) w join debtor d on ${d.id} = w.id where true ${kind}
    ), alike as (
      select found.id, array_agg(distinct found.reason) as reasons from found group by found.id limit 500
    )
    select ${d.id}::int as id, ${d.number}, ${d.name}, ${d.kind}, ${currentCity} as city,
      to_json(case when ${name ?? 'false'} and not alike.reasons && array['name', 'name_birth_date'] then alike.reasons || 'name'::text else alike.reasons end) as reasons,
      (select count(*)::int from collection_file f where ${f.debtor_id} = ${d.id} and ${seen}) as files,
      (select count(*)::int from collection_file f where ${f.debtor_id} = ${d.id} and ${f.workflow_status} <> 'closed' and ${seen}) as "openFiles"
    from alike join debtor d on ${d.id} = alike.id`
  const { rows } = await query<Row>({ text, values: params.values })
  return rows
    .map((row) => ({ ...row, reasons: inOrder(row.reasons), score: scoreOf(row.reasons) }))
    .sort((one, other) => other.score - one.score || other.openFiles - one.openFiles || one.id - other.id)
    .slice(0, most)
}

const inOrder = (some: readonly Reason[]): Reason[] => reasons.filter((reason) => some.includes(reason))
const scoreOf = (some: readonly Reason[]): number =>
  Math.min(
    100,
    some.reduce((sum, one) => sum + weights[one], 0),
  )

/** The address that holds, visiting before postal ones. */
export const currentCity = `(select ${a.city} from debtor_address a where ${a.debtor_id} = ${d.id} and ${a.valid_until} is null
  order by ${a.type} = 'visit' desc, ${a.valid_from} desc nulls last, ${a.id} desc limit 1)`

/** Ways to find a debtor, each a statement over an index. */
function waysOf(asked: MatchQuery, params: Params): string[] {
  const way = (reason: Reason, from: string, condition: string) =>
    `(select ${from} as id, '${reason}'::text as reason from ${tables[reason]} where ${condition} limit ${mostOfOne})`
  const text = (value: string) => params.add(value, 'text')
  return [
    asked.kvkNumber && way('kvk', d.id, `${d.kvk_number} = ${text(asked.kvkNumber)}`),
    asked.email && way('email', c.debtor_id, `lower(${c.email}) = lower(${text(asked.email)})`),
    asked.phone && way('phone', c.debtor_id, `${c.phone} = ${text(normalise('phone-e164', asked.phone))}`),
    asked.lastName &&
      asked.birthDate &&
      way(
        'name_birth_date',
        d.id,
        `${d.birth_date} = ${params.add(asked.birthDate, 'date')} and folded(${d.last_name}) = folded(${text(asked.lastName)})`,
      ),
    asked.company && way('name', d.id, `folded(${d.company}) = folded(${text(asked.company)})`),
    asked.postcode &&
      asked.houseNumber &&
      way(
        'address',
        a.debtor_id,
        `${a.postcode} = any(${params.add(spellings(asked.postcode), 'text[]')}) and ${a.house_number} = ${params.add(asked.houseNumber, 'integer')}`,
      ),
  ].filter((one) => typeof one === 'string' && one !== '') as string[]
}

const tables: Readonly<Record<Reason, string>> = {
  kvk: 'debtor d',
  name_birth_date: 'debtor d',
  name: 'debtor d',
  email: 'debtor_contact c',
  phone: 'debtor_contact c',
  address: 'debtor_address a',
}

/** With and without the space, as people write them. */
function spellings(postcode: string): string[] {
  const plain = postcode.replace(/\s/g, '').toUpperCase()
  return [...new Set([postcode, plain, plain.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')])]
}

/** A last name finds nobody, but says more of who was found otherwise. */
const nameCondition = ({ lastName }: MatchQuery, params: Params): string | undefined =>
  lastName ? `folded(${d.last_name}) = folded(${params.add(lastName, 'text')})` : undefined
