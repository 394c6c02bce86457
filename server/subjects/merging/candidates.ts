/** Open files of one client that may be of the same debtor, found in one statement for the whole office. */
import { file } from '#schemas/generated/file.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { mostFiles } from './shapes.ts'

/** The strongest first. */
export const reasons = ['debtor', 'kvk', 'name_birth_date', 'email', 'address'] as const
export type Reason = (typeof reasons)[number]
export type CandidateQuery = { customer?: number; reason?: Reason; offset: number; limit: number }

type CandidateFile = {
  id: number
  number: string
  debtor: { id: number; name: string | null }
  workflowStatus: string
  fourteenDayState: string
  receivedAt: string
  outstanding: { amount: number; currency: string }
  collectionCosts: { amount: number; currency: string }
}
export type Candidate = {
  customer: { id: number; company: string }
  reasons: Reason[]
  outstanding: { amount: number; currency: string }
  files: CandidateFile[]
}

const f = names('collection_file', 't')
const d = names('debtor', 'd')
const k = names('debtor_contact', 'k')
const a = names('debtor_address', 'a')
const c = names('customer', 'c')

/** Values that two files share, by reason. A moved person, or a landlord's address without a name, proves nothing. */
const ways: Readonly<Record<Reason, string>> = {
  debtor: `select id, customer, currency, cents, debtor::text from open`,
  kvk: `select o.id, o.customer, o.currency, o.cents, ${d.kvk_number} from open o join debtor d on ${d.id} = o.debtor where ${d.kvk_number} is not null`,
  name_birth_date: `select o.id, o.customer, o.currency, o.cents, folded(${d.last_name}) || ' ' || ${d.birth_date}::text from open o
    join debtor d on ${d.id} = o.debtor where ${d.last_name} is not null and ${d.birth_date} is not null`,
  email: `select distinct o.id, o.customer, o.currency, o.cents, lower(${k.email}) from open o join debtor_contact k on ${k.debtor_id} = o.debtor where ${k.email} is not null`,
  address: `select distinct o.id, o.customer, o.currency, o.cents, concat_ws(' ', folded(coalesce(${d.last_name}, ${d.company})), replace(upper(${a.postcode}), ' ', ''), ${a.house_number}, lower(${a.house_extension}))
    from open o join debtor d on ${d.id} = o.debtor join debtor_address a on ${a.debtor_id} = o.debtor
    where ${a.valid_until} is null and ${a.postcode} is not null and ${a.house_number} is not null`,
}

/** @returns Groups with the most outstanding first; a group found for several reasons is told once. */
export async function candidatesOf(
  { query }: Pick<Engine, 'query'>,
  { customer, reason, offset, limit }: CandidateQuery,
  { access, now }: { access: Access; now: number },
): Promise<{ total: number; items: Candidate[] }> {
  const params = new Params()
  const open = allOf([
    `${f.workflow_status} <> 'closed' and ${f.phase} = 'amicable' and not coalesce(${f.insolvent}, false)`,
    customer === undefined ? undefined : `${f.customer_id} = ${params.add(customer, 'bigint')}`,
    rowScope({ entity: file, access, now }, params),
  ])
  const asked = reasons.filter((name) => reason === undefined || name === reason)
  const pairs = asked.map(
    (name) => `select '${name}' as reason, x.* from (${ways[name]}) as x(id, customer, currency, cents, key)`,
  )
  const from = params.add(offset, 'integer')
  const most = params.add(limit, 'integer')
  const { rows } = await query<{
    total: number
    customer: Candidate['customer']
    reasons: Reason[]
    amount: number
    currency: string
    files: CandidateFile[]
  }>({
    text: `with open as materialized (
        select ${f.id} as id, ${f.customer_id} as customer, ${f.debtor_id} as debtor, ${f.currency} as currency, coalesce(${f.outstanding}, 0) as cents
          from collection_file t where ${open}
      ), alike as (
        select reason, customer, currency, array_agg(id order by id) as ids, sum(cents) as cents from (${pairs.join(' union all ')}) p
          group by reason, customer, currency, key having count(*) between 2 and ${mostFiles}
      ), grouped as (
        select customer, currency, ids, array_agg(distinct reason) as reasons, max(cents)::bigint as cents from alike group by customer, currency, ids
      ), page as (
        select g.*, count(*) over ()::int as total from grouped g order by cents desc, g.ids limit ${most} offset ${from}
      )
      select p.total, json_build_object('id', ${c.id}, 'company', ${c.company}) as customer, to_json(p.reasons) as reasons, p.cents as amount, p.currency,
        (select json_agg(json_build_object('id', ${f.id}, 'number', ${f.number}, 'debtor', json_build_object('id', ${d.id}, 'name', ${d.name}),
            'workflowStatus', ${f.workflow_status}, 'fourteenDayState', ${f.fourteen_day_state}, 'receivedAt', ${f.received_at},
            'outstanding', json_build_object('amount', coalesce(${f.outstanding}, 0), 'currency', ${f.currency}),
            'collectionCosts', json_build_object('amount', coalesce(${f.collection_costs}, 0), 'currency', ${f.currency})) order by ${f.received_at}, ${f.id})
          from collection_file t join debtor d on ${d.id} = ${f.debtor_id} where ${f.id} = any(p.ids)) as files
      from page p join customer c on ${c.id} = p.customer order by p.cents desc, p.ids`,
    values: params.values,
  })
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ customer: of, reasons: why, amount, currency, files }) => ({
      customer: of,
      files,
      outstanding: { amount: Number(amount), currency },
      // Files of the same debtor record have everything else in common too, so that one reason is enough.
      reasons: why.includes('debtor') ? ['debtor'] : reasons.filter((name) => why.includes(name)),
    })),
  }
}
