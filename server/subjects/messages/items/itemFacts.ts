/** Facts in messages about items of pre-collection: those of a file; the client signs what is in its name. */
import type { IsoDate } from '#domain/time/day.ts'
import { timeZone } from '#schemas/product.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { customer, debtor, type FileFacts } from '#server/subjects/messages/fileFacts.ts'

const f = names('precasso', 'f')
const d = names('debtor', 'd')
const t = names('salutation', 't')
const c = names('customer', 'c')
const m = names('merchant', 'm')
const p = names('contact_person', 'p')

const text = `select ${f.id}::int as id, ${f.number}, coalesce(${f.amount_currency}, 'EUR') as currency, ${f.file_type} as "fileType",
    ${f.status} in ('paid', 'transferred', 'withdrawn', 'closed') as "isClosed", coalesce(${f.open_amount}, 0)::float8 as outstanding, 0 as overpayment,
    null as phase, false as "isDisputed", false as "hasArrangement", false as "isLocked", false as "hasJudgment", null as "costsWithoutLetter",
    ${f.client_reference} as "clientReference", ${f.payment_reference} as "paymentReference", null as status, null as "workflowStatus", null as ground,
    (${f.created_at} at time zone '${timeZone}')::date::text as "openedAt", null as "limitationDate",
    ${f.fourteen_day_state} as "letterState", ${f.fourteen_day_end}::text as "letterEnd", ${f.branding} = 'client' as "isBranded",
    case when ${f.branding} = 'client' then json_build_object('name', coalesce(${c.trade_name}, ${c.company}), 'email', ${c.email}, 'phone', ${c.phone}, 'signature', null) end as "caseManager",
    ${debtor} as debtor, ${customer} as customer, null as arrangement,
    case when ${m.id} is not null then json_build_object('name', coalesce(${m.webshop_name}, ${m.name}), 'url', ${m.url}) end as merchant,
    (select json_build_object('firstName', ${p.first_name}, 'lastName', ${p.last_name}) from contact_person p
      where ${p.customer_id} = ${c.id} and coalesce(${p.active}, true) order by ${p.id} limit 1) as contact
  from precasso f join debtor d on ${d.id} = ${f.debtor_id} join customer c on ${c.id} = ${f.customer_id}
    left join salutation t on ${t.id} = ${d.salutation_id} left join merchant m on ${m.id} = ${f.merchant_id}
  where ${f.id} = any($1::bigint[])`

/** @returns Those of the items that exist, by id. */
export async function itemFacts(
  { query }: Pick<Engine, 'query'>,
  ids: readonly number[],
  today: IsoDate,
): Promise<Map<number, FileFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await query<FileFacts>({ name: 'message-item-facts', text, values: [ids, today] })
  return new Map(rows.map((row) => [row.id, row]))
}
