/** The parties, claims and costs that the specification of a claim names, besides what the ledger works out. */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

export type Party = { name: string; lines: string[]; kvkNumber: string | null }
export type SpecificationFacts = {
  number: string
  language: string | null
  clientReference: string | null
  paymentReference: string | null
  legalType: Readonly<Record<string, string>> | null
  creditor: Party
  /** Whether the creditor reclaims VAT: then no debtor owes it. */
  vatDeductible: boolean
  debtor: Party
  claims: {
    number: string
    type: string
    isCredit: boolean
    invoiceDate: IsoDate
    dueDate: IsoDate
    amount: Cents
    description: string | null
    agreement: string | null
  }[]
  costs: {
    day: IsoDate
    name: Readonly<Record<string, string>>
    description: string | null
    category: string
    amount: Cents
    vat: Cents
  }[]
}

const f = names('collection_file', 'f')
const c = names('customer', 'c')
const d = names('debtor', 'd')
const a = names('debtor_address', 'a')
const g = names('legal_type', 'g')
const m = names('claim', 'm')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')

/** The address to which post goes: the postal one that holds on the day, or else the visiting one. */
const text = `select ${f.number} as number, ${f.language} as language, ${f.client_reference} as "clientReference", ${f.payment_reference} as "paymentReference",
    ${g.name} as "legalType", coalesce(${c.vat_deductible}, true) as "vatDeductible",
    json_build_object('name', ${c.company}, 'kvkNumber', ${c.kvk_number}, 'lines', json_build_array(${c.street}, nullif(concat_ws('  ', ${c.postcode}, ${c.city}), ''))) as creditor,
    json_build_object('name', ${d.name}, 'kvkNumber', ${d.kvk_number}, 'lines', coalesce((
      select json_build_array(concat_ws(' ', ${a.street}, ${a.house_number}, ${a.house_extension}), concat_ws('  ', ${a.postcode}, ${a.city}))
        from debtor_address a where ${a.debtor_id} = ${d.id} and ${a.type} is distinct from 'previous'
          and coalesce(${a.valid_from}, $2::date) <= $2::date and coalesce(${a.valid_until}, $2::date) >= $2::date
        order by ${a.type} = 'post' desc, ${a.valid_from} desc nulls last, ${a.id} desc limit 1), '[]')) as debtor,
    coalesce((select json_agg(json_build_object('number', ${m.number}, 'type', ${m.type}, 'isCredit', ${m.type} = 'credit_note', 'invoiceDate', ${m.invoice_date}, 'dueDate', ${m.due_date},
        'amount', ${m.amount}, 'description', ${m.description}, 'agreement', ${m.agreement_reference}) order by ${m.invoice_date}, ${m.id})
      from claim m where ${m.file_id} = ${f.id} and ${m.invoice_date} <= $2::date), '[]') as claims,
    coalesce((select json_agg(json_build_object('day', ${l.date}, 'name', ${t.name}, 'description', ${l.description}, 'category', ${t.category},
        'amount', ${l.amount}, 'vat', coalesce(${l.vat_amount}, 0)) order by ${l.date}, ${l.id})
      from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id}
      where ${l.file_id} = ${f.id} and ${l.status} = 'booked' and ${l.charge_to} = 'debtor' and ${l.date} <= $2::date), '[]') as costs
  from collection_file f join customer c on ${c.id} = ${f.customer_id} join debtor d on ${d.id} = ${f.debtor_id}
    left join legal_type g on ${g.id} = ${f.legal_type_id}
  where ${f.id} = $1`

export async function specificationFacts(
  { query }: Pick<Engine, 'query'>,
  file: number,
  on: IsoDate,
): Promise<SpecificationFacts | undefined> {
  const { rows } = await query<SpecificationFacts>({ name: 'file-specification', text, values: [file, on] })
  return rows[0]
}
