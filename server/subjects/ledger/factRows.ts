/** Rows of what happened to the money of a file, read by one statement. */
import type { BaseClaim, CostFile, Letter, Protected } from '#domain/costs/costFile.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import type { InterestPeriod, Settled, WriteOffFact } from '#domain/ledger/facts.ts'
import type { InterestStop } from '#domain/ledger/stops.ts'
import type { Component } from '#domain/money/allocation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { names } from '#server/sql/names.ts'
import { closedDay } from './closedUntil.ts'
import { lettersText, linkedText } from './letters/letterSql.ts'
import { protectedText } from './protectedDays.ts'
import { regimeColumns } from './regime.ts'

/** A file as its ledger needs it. */
export type LedgerFile = {
  id: number
  currency: string
  fileType: 'private' | 'company'
  fourteenDayState: string
  fourteenDayEnd: IsoDate | null
  fourteenDaySent: IsoDate | null
  /** Whether somebody with that right wrote why costs are charged without an expired letter. */
  hasOverride: boolean
}
/** `amount` without VAT, as it stands on the line. */
export type KeptCharge = {
  id: number
  day: IsoDate
  amount: number
  vat: number
  nothing: string | null
  isComputed: boolean
  /** The VAT that is owed of it; of one that is computed, what stands on it. */
  lawfulVat: number
}

export type ClaimRow = {
  id: number
  isCredit: boolean
  number: string
  day: IsoDate
  countsFrom: IsoDate | null
  dueDate: IsoDate
  interestFrom: IsoDate | null
  amount: number
  credited: number | null
  kind: string
  agreement: string | null
}
/** `until`: the day on which it was taken back, where its own day stood in closed books. */
export type Taken = { id: number; day: IsoDate; amount: number; until: IsoDate | null }
export type CostRow = Omit<KeptCharge, 'isComputed' | 'lawfulVat'> &
  Taken & {
    category: string
    vatRate: string | null
    base: BaseClaim[] | null
    name: Readonly<Record<string, string>>
    description: string | null
  }
type PaymentRow = Taken & { claim: number | null; out: boolean }
type WriteOffRow = WriteOffFact & Taken
export type DayCount = 'act365' | 'actact'
/** An agreement on interest, as it is stored. */
export type SettingRow = Omit<InterestPeriod, 'terms'> & {
  type: InterestPeriod['terms']['type']
  rate: string | null
  per: 'year' | 'month' | null
  surcharge: string | null
  compounding: 'annual' | 'monthly' | 'none' | null
}
export type OrderRow = {
  components: { component: Component }[]
  respectDesignation: boolean
  mostOnerousFirst: boolean
  oldestFirst: boolean
  bailiffCostsFirst: boolean
}
export type Row = {
  file: LedgerFile & Pick<CostFile, 'phase' | 'consumers'> & { regime: CostRegime }
  letters: Letter[] | null
  protections: Protected[] | null
  linked: number[] | null
  claims: ClaimRow[] | null
  costs: CostRow[] | null
  payments: PaymentRow[] | null
  writeOffs: WriteOffRow[] | null
  settings: SettingRow[] | null
  stops: InterestStop[] | null
  frozen: { from: IsoDate; until?: IsoDate | null }[] | null
  settled: { key: string; postings: Settled[] }[] | null
  closedUntil: IsoDate | null
  order: OrderRow | null
}

const f = names('collection_file', 'f')
const c = names('claim', 'c')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')
const p = names('payment', 'p')
const w = names('write_off', 'w')
const s = names('interest_setting', 's')
const a = names('allocation_template', 'a')
const v = names('insolvency_event', 'v')
const g = names('arrangement', 'g')
const d = names('debtor', 'd')

/**
 * Reversed ones, and costs that others pay, are no facts; of what stands in closed books both are, the reversal on its own day. The template of the customer comes before that of the phase.
 * While an arrangement runs that says so, no interest does. The ids, `$1`, are JSON: of an array PostgreSQL knows the length, and plans so many
 * parts anew each time (25 ms) for one file. The kind of a co-debtor is asked of each: joined, all private debtors were read in a young database.
 */
export const factsText = `select
  json_build_object('id', ${f.id}, 'currency', ${f.currency}, 'fileType', ${f.file_type},
    'fourteenDayState', ${f.fourteen_day_state}, 'fourteenDayEnd', ${f.fourteen_day_end}, 'fourteenDaySent', ${f.fourteen_day_sent},
    'hasOverride', ${f.costs_without_letter} is not null, 'phase', ${f.phase},
    'consumers', case when ${f.file_type} = 'private' then (select json_agg(who.id order by who.id) from (select ${f.debtor_id} as id
        union select x.target_id from collection_file_co_debtors x where x.owner_id = ${f.id} and (select ${d.kind} from debtor d where ${d.id} = x.target_id) = 'private') who) else '[]'::json end,
    'regime', (select row_to_json(agreed) from (select ${regimeColumns(f.legal_type_id)} from customer c where c.id = ${f.customer_id}) agreed)) as file,
  ${lettersText} as letters,
  ${linkedText} as linked,
  ${protectedText} as protections,
  (select json_agg(json_build_object('id', ${c.id}, 'isCredit', ${c.type} = 'credit_note', 'number', ${c.number}, 'day', ${c.invoice_date},
      'countsFrom', ${c.counts_from}, 'dueDate', ${c.due_date}, 'interestFrom', ${c.interest_from}, 'amount', ${c.amount}, 'credited', ${c.credited_id},
      'kind', ${c.type}, 'agreement', ${c.agreement_reference}) order by ${c.id})
    from claim c where ${c.file_id} = ${f.id}) as claims,
  (select json_agg(json_build_object('id', ${l.id}, 'day', ${l.date}, 'amount', ${l.amount}, 'vat', coalesce(${l.vat_amount}, 0), 'category', ${t.category}, 'vatRate', ${t.vat_rate}::text, 'name', ${t.name},
      'description', ${l.description}, 'base', ${l.base}, 'nothing', ${l.nothing_owed}, 'until', ${l.counts_until}) order by ${l.id})
    from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id} where ${l.file_id} = ${f.id} and (${l.status} = 'booked' or ${l.counts_until} is not null) and ${l.charge_to} = 'debtor') as costs,
  (select json_agg(json_build_object('id', ${p.id}, 'day', ${p.date}, 'amount', ${p.amount}, 'claim', ${p.designated_claim_id}, 'out', ${p.direction} = 'out', 'until', ${p.counts_until}) order by ${p.id})
    from payment p where ${p.file_id} = ${f.id} and (${p.status} = 'booked' or ${p.counts_until} is not null)) as payments,
  (select json_agg(json_build_object('id', ${w.id}, 'day', ${w.date}, 'amount', ${w.amount}, 'component', ${w.component}, 'until', ${w.counts_until}) order by ${w.id})
    from write_off w where ${w.file_id} = ${f.id} and (${w.status} = 'booked' or ${w.counts_until} is not null)) as "writeOffs",
  (select json_agg(json_build_object('claim', ${s.claim_id}, 'from', ${s.from_day}, 'to', ${s.until_day}, 'type', ${s.type}, 'rate', ${s.rate}::text,
      'per', ${s.per}, 'surcharge', ${s.surcharge}::text, 'compounding', ${s.compounding}) order by ${s.from_day} nulls first, ${s.id})
    from interest_setting s where ${s.file_id} = ${f.id}) as settings,
  (select json_agg(json_build_object('from', coalesce(${v.counts_from}, ${v.start_date}), 'since', ${v.start_date}, 'to', ${v.end_date}, 'kind', ${v.kind}) order by ${v.start_date}, ${v.id})
    from insolvency_event v where ${v.debtor_id} = ${f.debtor_id} and ${v.stops_interest}) as stops,
  (select json_agg(run order by run ->> 'from') from arrangement g cross join lateral jsonb_array_elements(${g.runs}) as run
    where ${g.file_id} = ${f.id} and ${g.interest_frozen}) as frozen,
  (select json_agg(json_build_object('key', e.key, 'postings', (select json_agg(json_build_object('account', p.account, 'claim', p.claim_id, 'cents', p.cents) order by p.no)
        from ledger_posting p where p.entry_id = e.id and p.account not in ('received', 'overpayment'))))
    from ledger_entry e where e.file_id = ${f.id} and e.kind in ('payment', 'allocation') and e.reverses is null and e.day <= closed.day
      and not exists (select from ledger_entry r where r.reverses = e.id)) as settled,
  closed.day::text as "closedUntil",
  (select json_build_object('components', ${a.components}, 'respectDesignation', ${a.respect_designation}, 'mostOnerousFirst', ${a.most_onerous_first},
      'oldestFirst', ${a.oldest_first}, 'bailiffCostsFirst', ${a.bailiff_costs_first})
    from allocation_template a left join allocation_template_customers x on x.owner_id = ${a.id} and x.target_id = ${f.customer_id}
    where ${a.active} and (${a.phase} is null or ${a.phase} = ${f.phase}) and (x.target_id is not null or ${a.is_default})
    order by x.target_id is null, ${a.phase} is null, ${a.id} limit 1) as "order"
  from jsonb_array_elements_text($1::jsonb) asked (id) join collection_file f on ${f.id} = asked.id::bigint cross join (select ${closedDay} as day) closed`
