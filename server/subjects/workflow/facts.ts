/** Reads what decisions need of many files, by one statement. */
import type { Facts } from '#domain/workflow/facts.ts'
import { protectionKinds, type ProtectionKind } from '#domain/protection.ts'
import { timeZone } from '#schemas/product.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

/** Facts of a file, or of an item of pre-collection, whose step is due. */
export type OwnerFacts = Facts & {
  id: number
  number: string
  debtor: number
  status: string
  workflow: number | null
  step: number | null
  dueAt: string | null
}

type Row = Omit<OwnerFacts, 'protection'> & { protections: ProtectionKind[] | null; insolvent: boolean }

const f = names('collection_file', 'f')
const c = names('customer', 'c')
const d = names('debtor', 'd')
const k = names('debtor_contact', 'k')
const a = names('debtor_address', 'a')
const p = names('payment', 'p')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')
const o = names('document', 'o')
const x = names('workflow_execution', 'x')

/** SQL over a contact `k`: it may be used. */
export const usable = `${k.status} = 'ok' and ${k.blocked_at} is null`

const text = `select ${f.id}::int as id, ${f.number} as number, ${f.debtor_id}::int as debtor, ${f.workflow_status} as status, ${f.workflow_id}::int as workflow,
    ${f.workflow_step_id}::int as step, ${f.workflow_step_due_at} as "dueAt", ${f.file_type} as "fileType", ${f.phase} as phase,
    ${f.language} as language, ${f.fourteen_day_state} as "fourteenDayState", ${f.costs_without_letter} as "costsWithoutLetter",
    ${f.limitation_date} as "limitationDate", ${f.customer_id}::int as customer, ${f.legal_type_id}::int as "legalType",
    ${f.file_status_id}::int as "fileStatus", coalesce(${f.outstanding}, 0)::float8 as outstanding, coalesce(${f.principal}, 0)::float8 as principal,
    coalesce(${f.disputed}, false) as disputed, coalesce(${f.arrangement_active}, false) as "arrangementActive", coalesce(${f.insolvent}, false) as insolvent,
    not coalesce(${c.active}, true) as "clientBlocked",
    (select json_agg(${d.insolvency_status}) from debtor d where ${d.insolvency_status} is not null and ${d.id} = ${f.debtor_id}) as protections,
    exists (select from debtor_contact k where ${k.debtor_id} = ${f.debtor_id} and ${k.kind} = 'email' and ${usable}) as "hasEmail",
    exists (select from debtor_contact k where ${k.debtor_id} = ${f.debtor_id} and ${k.kind} = 'mobile' and ${usable}) as "hasMobile",
    exists (select from debtor_address a where ${a.debtor_id} = ${f.debtor_id} and ${a.status} = 'verified' and ${a.type} <> 'previous') as "hasVerifiedAddress",
    (select max(${p.date})::text from payment p where ${p.file_id} = ${f.id} and ${p.status} = 'booked' and ${p.direction} is distinct from 'out') as "paidOn",
    (select to_char(max(${x.executed_at}) at time zone '${timeZone}', 'YYYY-MM-DD') from workflow_execution x
      where ${x.file_id} = ${f.id} and ${x.result} = 'done') as "steppedOn",
    exists (select from document o where ${o.file_id} = ${f.id} and ${o.direction} is distinct from 'out' and ${o.status} <> 'rejected') as "hasDocuments",
    exists (select from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id} where ${l.file_id} = ${f.id} and ${l.status} = 'booked'
      and ${l.charge_to} = 'debtor' and ${t.category} = 'collection') as "hasCosts"
  from collection_file f join customer c on ${c.id} = ${f.customer_id} where ${f.id} = any($1::bigint[])`

/** @returns By file; those that do not exist are absent. */
export async function workflowFacts(
  { query }: Pick<Engine, 'query'>,
  files: readonly number[],
): Promise<ReadonlyMap<number, OwnerFacts>> {
  const { rows } = await query<Row>({ name: 'workflow-facts', text, values: [files] })
  return new Map(
    rows.map(({ protections, insolvent, ...row }) => [
      row.id,
      { ...row, protection: strongest(protections, insolvent) },
    ]),
  )
}

/** A file that is locked against collection is protected, whatever is known of its debtor. */
function strongest(protections: readonly ProtectionKind[] | null, insolvent: boolean): ProtectionKind | null {
  const kind = protectionKinds.find((one) => protections?.includes(one)) ?? null
  return insolvent ? (kind ?? 'moratorium') : kind
}
