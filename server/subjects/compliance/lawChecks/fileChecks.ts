/** Checks of what is claimed and booked on files. */
import { fewestMonths } from '#domain/documents/keptUntil.ts'
import { effectsOf, protectionKinds } from '#domain/protection.ts'
import { names } from '#server/sql/names.ts'
import { listOf, type LawCheck } from './lawCheck.ts'

const f = names('collection_file', 'f')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')
const e = names('insolvency_event', 'e')
const g = names('legal_type', 'g')
const c = names('claim', 'c')
const s = names('interest_setting', 's')
const d = names('debtor', 'd')
const v = names('representative', 'v')
const r = names('close_reason', 'r')

/** Collection costs that the debtor is charged. */
const charged = `collection_file f join cost_line l on ${l.file_id} = ${f.id} and ${l.status} = 'booked' and ${l.charge_to} = 'debtor'
  join cost_type t on ${t.id} = ${l.cost_type_id} and ${t.category} = 'collection'`
const blocking = protectionKinds.filter((kind) => effectsOf(kind).blocksCollection)
const closedOn = `(${f.closed_at} at time zone 'Europe/Amsterdam')::date`

export const fileChecks: readonly LawCheck[] = [
  {
    id: 'costsWithoutLetter',
    article: 'art. 6:96 lid 6 BW',
    sql: `select ${f.id} as id from ${charged} where ${f.file_type} = 'private' and ${f.fourteen_day_state} <> 'expired_unpaid' and ${f.costs_without_letter} is null`,
  },
  {
    id: 'costsInTerm',
    article: 'art. 6:96 lid 6 BW',
    sql: `select ${f.id} as id from ${charged} where ${f.file_type} = 'private' and ${f.costs_without_letter} is null and ${l.date} <= ${f.fourteen_day_end}`,
  },
  {
    id: 'costsOnProtected',
    article: 'art. 26, 299 Fw; art. 5 Wgs',
    sql: `select ${f.id} as id from ${charged} join insolvency_event e on ${e.debtor_id} = ${f.debtor_id} and ${e.kind} in (${listOf(blocking)})
      where ${l.date} > greatest(${e.start_date}, ${e.created_at}::date) and ${l.date} <= coalesce(${e.end_date}, ${l.date})`,
  },
  {
    // A letter that nobody can show gave no term; documents of files that were closed long ago are no longer kept.
    id: 'letterWithoutProof',
    article: 'art. 6:96 lid 6 BW; art. 150 Rv',
    sql: `select ${f.id} as id from collection_file f where ${f.fourteen_day_state} in ('running', 'expired_unpaid', 'paid_in_time')
      and (${f.fourteen_day_arrived} is null or (${f.fourteen_day_message_id} is null and ${f.fourteen_day_document_id} is null
        and (${f.workflow_status} <> 'closed' or ${closedOn} > $1::date - make_interval(months => ${fewestMonths}))))`,
  },
  {
    id: 'groundOfOtherKind',
    article: 'art. 7:5 BW; art. 6:119a BW',
    sql: `select ${f.id} as id from collection_file f join legal_type g on ${g.id} = ${f.legal_type_id}
      where (${f.file_type} = 'company' and ${g.code} = 'consumer_purchase') or (${f.file_type} = 'private' and ${g.default_interest_type} = 'commercial')`,
  },
  {
    id: 'purchaseLimitedLong',
    article: 'art. 7:28 BW',
    sql: `select ${f.id} as id from collection_file f join legal_type g on ${g.id} = ${f.legal_type_id} and ${g.limitation_category} = 'consumer_2'
      join claim c on ${c.file_id} = ${f.id} and ${c.type} <> 'credit_note'
      where ${f.file_type} = 'private' and coalesce(${c.limitation_category}, 'contract_5') not in ('consumer_2', 'judgment_20')`,
  },
  {
    id: 'interestOfTrade',
    article: 'art. 6:119a BW',
    sql: `select ${f.id} as id from collection_file f join interest_setting s on ${s.file_id} = ${f.id} where ${f.file_type} = 'private' and ${s.type} in ('commercial', 'government')`,
  },
  {
    id: 'minorOwes',
    article: 'art. 1:234 BW',
    sql: `select ${f.id} as id from collection_file f join claim c on ${c.file_id} = ${f.id} join debtor d on ${d.id} = ${f.debtor_id}
      left join representative v on ${v.id} = ${d.representative_id}
      where ${d.kind} = 'private' and ${d.birth_date} + interval '18 years' > ${c.invoice_date} and ${v.id} is null`,
  },
  {
    id: 'bookedAfterClosing',
    article: 'art. 2:10 BW',
    sql: `select ${f.id} as id from collection_file f join cost_line l on ${l.file_id} = ${f.id} and ${l.status} = 'booked'
      where ${f.workflow_status} = 'closed' and ${l.charge_to} = 'debtor' and ${l.date} > ${closedOn}`,
  },
  {
    id: 'settledRestOpen',
    article: 'art. 6:160 BW',
    sql: `select ${f.id} as id from collection_file f join close_reason r on ${r.id} = ${f.close_reason_id} and ${r.code} = 'settled'
      where ${f.workflow_status} = 'closed' and ${f.outstanding} > 0`,
  },
]
