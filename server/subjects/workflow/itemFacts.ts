/** Reads what decisions need of many items of pre-collection, by one statement: what only files have is not there yet. */
import { protectionKinds, type ProtectionKind } from '#domain/protection.ts'
import { timeZone } from '#schemas/product.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { usable, type OwnerFacts } from './facts.ts'

type Row = Omit<OwnerFacts, 'protection'> & { protections: ProtectionKind[] | null }

const f = names('precasso', 'f')
const c = names('customer', 'c')
const d = names('debtor', 'd')
const k = names('debtor_contact', 'k')
const a = names('debtor_address', 'a')
const x = names('workflow_execution', 'x')

const text = `select ${f.id}::int as id, ${f.number} as number, ${f.debtor_id}::int as debtor, ${f.status} as status, ${f.workflow_id}::int as workflow,
    ${f.workflow_step_id}::int as step, ${f.workflow_step_due_at} as "dueAt", ${f.file_type} as "fileType", 'amicable' as phase,
    ${f.language} as language, ${f.fourteen_day_state} as "fourteenDayState", null as "costsWithoutLetter", null as "limitationDate",
    ${f.customer_id}::int as customer, null as "legalType", null as "fileStatus", true as "isPrecasso",
    coalesce(${f.open_amount}, 0)::float8 as outstanding, coalesce(${f.amount}, 0)::float8 as principal,
    false as disputed, false as "arrangementActive", false as "hasDocuments", false as "hasCosts", not coalesce(${c.active}, true) as "clientBlocked",
    (select json_agg(${d.insolvency_status}) from debtor d where ${d.insolvency_status} is not null and ${d.id} = ${f.debtor_id}) as protections,
    exists (select from debtor_contact k where ${k.debtor_id} = ${f.debtor_id} and ${k.kind} = 'email' and ${usable}) as "hasEmail",
    exists (select from debtor_contact k where ${k.debtor_id} = ${f.debtor_id} and ${k.kind} = 'mobile' and ${usable}) as "hasMobile",
    exists (select from debtor_address a where ${a.debtor_id} = ${f.debtor_id} and ${a.status} = 'verified' and ${a.type} <> 'previous') as "hasVerifiedAddress",
    (select max(p ->> 'date') from jsonb_array_elements(coalesce(${f.payments}, '[]')) as p) as "paidOn",
    (select to_char(max(${x.executed_at}) at time zone '${timeZone}', 'YYYY-MM-DD') from workflow_execution x
      where ${x.precasso_id} = ${f.id} and ${x.result} = 'done') as "steppedOn"
  from precasso f join customer c on ${c.id} = ${f.customer_id} where ${f.id} = any($1::bigint[])`

/** @returns By item; those that do not exist are absent. */
export async function itemFacts(
  { query }: Pick<Engine, 'query'>,
  items: readonly number[],
): Promise<ReadonlyMap<number, OwnerFacts>> {
  const { rows } = await query<Row>({ name: 'workflow-item-facts', text, values: [items] })
  return new Map(
    rows.map(({ protections, ...row }) => [
      row.id,
      { ...row, protection: protectionKinds.find((one) => protections?.includes(one)) ?? null },
    ]),
  )
}
