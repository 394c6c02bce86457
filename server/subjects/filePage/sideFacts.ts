/** Facts on the page of a file beside the file itself: people, what is planned, and the number of records by kind. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

export type Contact = {
  id: number
  kind: 'email' | 'phone' | 'mobile'
  value: string
  preferred: boolean
  status: string | null
  /** The number stands in the list of those that are not called. */
  blocked: boolean
}
export type Address = {
  type: string | null
  lines: string[]
  country: string | null
  status: string | null
}
export type Representative = {
  name: string
  kind: string
  organisation: string | null
  email: string | null
  phone: string | null
  reference: string | null
}
export type Debtor = {
  id: number
  number: string | null
  name: string
  kind: 'private' | 'company'
  birthDate: IsoDate | null
  kvkNumber: string | null
  language: string | null
  doNotCall: boolean
  doNotEmail: boolean
  vulnerable: boolean
  deceasedAt: IsoDate | null
  protection: string | null
  protectedUntil: IsoDate | null
  contacts: Contact[]
  addresses: Address[]
  representative: Representative | null
}
export type Client = {
  email: string | null
  phone: string | null
  legalConsent: string | null
  costRegime: string | null
  commission: string | null
  sends14DayLetter: boolean
  language: string | null
  contacts: { name: string; jobTitle: string | null; email: string | null; phone: string | null }[]
}
export type SideFacts = {
  debtor: Debtor
  client: Client
  /** Next instalment of the arrangement that runs. */
  instalment: { day: IsoDate; cents: number; currency: string; isLate: boolean } | null
  /** The day until which the client may answer about a dispute. */
  answerDue: IsoDate | null
  hasCosts: boolean
  /** A payment or write-off was taken back after the file was closed. */
  isTakenBack: boolean
  /** A private debtor whose address is in another country, where costs by Dutch law may not hold. */
  livesAbroad: boolean
  hasProtectedCoDebtor: boolean
  counts: Readonly<Record<'claims' | 'payments' | 'costs' | 'arrangements' | 'disputes' | 'otherFiles', number>>
}

const f = names('collection_file', 'f')
const d = names('debtor', 'd')
const k = names('debtor_contact', 'k')
const a = names('debtor_address', 'a')
const l = names('country', 'l')
const r = names('representative', 'r')
const b = names('dialer_blacklist', 'b')
const c = names('customer', 'c')
const p = names('contact_person', 'p')
const g = names('arrangement', 'g')
const i = names('instalment', 'i')
const u = names('dispute', 'u')
const o = names('cost_line', 'o')
const t = names('cost_type', 't')
const m = names('claim', 'm')
const y = names('payment', 'y')
const z = names('write_off', 'z')
const e = names('debtor', 'e')

/** `$2`: the day. */
const holdsOn = `coalesce(${a.valid_from}, $2::date) <= $2::date and coalesce(${a.valid_until}, $2::date) >= $2::date`
/** Addresses are those that hold on the day. */
const debtorJson = `json_build_object('id', ${d.id}, 'number', ${d.number}, 'name', ${d.name}, 'kind', ${d.kind}, 'birthDate', ${d.birth_date}, 'kvkNumber', ${d.kvk_number},
    'language', ${d.language}, 'doNotCall', coalesce(${d.do_not_call}, false), 'doNotEmail', coalesce(${d.do_not_email}, false),
    'vulnerable', coalesce(${d.vulnerable}, false), 'deceasedAt', ${d.deceased_at}, 'protection', ${d.insolvency_status}, 'protectedUntil', ${d.insolvency_until},
    'contacts', coalesce((select json_agg(json_build_object('id', ${k.id}, 'kind', ${k.kind}, 'value', ${k.value}, 'preferred', coalesce(${k.preferred}, false), 'status', ${k.status},
          'blocked', ${k.phone} is not null and exists (select from dialer_blacklist b where ${b.phone} = ${k.phone}
            and coalesce(${b.blocked_from}, $2::date) <= $2::date and coalesce(${b.blocked_until}, $2::date) >= $2::date))
        order by ${k.preferred} desc nulls last, ${k.id}) from (select * from debtor_contact k where ${k.debtor_id} = ${d.id} order by ${k.preferred} desc nulls last, ${k.id} limit 20) k), '[]'),
    'addresses', coalesce((select json_agg(json_build_object('type', ${a.type}, 'status', ${a.status}, 'country', ${l.name} ->> $3,
          'lines', json_build_array(concat_ws(' ', ${a.street}, ${a.house_number}, ${a.house_extension}), concat_ws('  ', ${a.postcode}, ${a.city})))
        order by ${a.type} = 'visit' desc, ${a.valid_from} desc nulls last, ${a.id} desc)
      from debtor_address a left join country l on ${l.id} = ${a.country_id} where ${a.debtor_id} = ${d.id} and ${a.type} is distinct from 'previous'
        and ${holdsOn}), '[]'),
    'representative', (select json_build_object('name', ${r.name}, 'kind', ${r.kind}, 'organisation', ${r.organisation}, 'email', ${r.email}, 'phone', ${r.phone}, 'reference', ${r.reference})
      from representative r where ${r.id} = ${d.representative_id}))`

const clientJson = `json_build_object('email', ${c.email}, 'phone', ${c.phone}, 'legalConsent', ${c.legal_consent}, 'costRegime', ${c.cost_regime}, 'commission', ${c.commission}::text,
    'sends14DayLetter', coalesce(${c.sends14_day_letter}, false), 'language', ${c.language},
    'contacts', coalesce((select json_agg(json_build_object('name', concat_ws(' ', ${p.first_name}, ${p.last_name}), 'jobTitle', ${p.job_title}, 'email', ${p.email}, 'phone', coalesce(${p.phone}, ${p.mobile})) order by ${p.id})
      from (select * from contact_person p where ${p.customer_id} = ${c.id} and coalesce(${p.active}, true) order by ${p.id} limit 5) p), '[]'))`

const count = (table: string, where: string) => `(select count(*)::int from ${table} where ${where})`
const text = `select ${debtorJson} as debtor, ${clientJson} as client,
    (select json_build_object('day', ${i.due_date}, 'cents', ${i.amount} - coalesce(${i.paid_amount}, 0), 'currency', ${i.amount_currency}, 'isLate', ${i.due_date} < $2::date)
      from instalment i join arrangement g on ${g.id} = ${i.arrangement_id} where ${g.file_id} = ${f.id} and ${g.status} = 'active'
        and ${i.status} not in ('paid', 'waived') order by ${i.due_date}, ${i.id} limit 1) as instalment,
    (select min(${u.client_answer_due})::text from dispute u where ${u.file_id} = ${f.id} and ${u.status} = 'waiting_client') as "answerDue",
    exists (select from cost_line o join cost_type t on ${t.id} = ${o.cost_type_id} where ${o.file_id} = ${f.id} and ${o.status} = 'booked'
      and ${o.charge_to} = 'debtor' and ${t.category} = 'collection') as "hasCosts",
    ${f.merged_into_id} is null and (exists (select from payment y where ${y.file_id} = ${f.id} and ${y.reversed_at} >= ${f.closed_at})
      or exists (select from write_off z where ${z.file_id} = ${f.id} and ${z.reversed_at} >= ${f.closed_at})) as "isTakenBack",
    coalesce(${d.kind} = 'private' and (select ${l.code} <> 'NL' from debtor_address a left join country l on ${l.id} = ${a.country_id}
      where ${a.debtor_id} = ${d.id} and ${a.type} is distinct from 'previous' and ${holdsOn}
      order by ${a.type} = 'visit' desc, ${a.valid_from} desc nulls last, ${a.id} desc limit 1), false) as "livesAbroad",
    exists (select from collection_file_co_debtors x join debtor e on ${e.id} = x.target_id
      where x.owner_id = ${f.id} and (${e.insolvency_status} <> 'vow' or ${e.deceased_at} is not null)) as "hasProtectedCoDebtor",
    json_build_object('claims', ${count('claim m', `${m.file_id} = ${f.id}`)}, 'payments', ${count('payment y', `${y.file_id} = ${f.id}`)},
      'costs', ${count('cost_line o', `${o.file_id} = ${f.id}`)}, 'arrangements', ${count('arrangement g', `${g.file_id} = ${f.id}`)},
      'disputes', ${count('dispute u', `${u.file_id} = ${f.id}`)},
      'otherFiles', ${count('collection_file n', `${names('collection_file', 'n').debtor_id} = ${f.debtor_id} and ${names('collection_file', 'n').id} <> ${f.id}`)}) as counts
  from collection_file f join debtor d on ${d.id} = ${f.debtor_id} join customer c on ${c.id} = ${f.customer_id} where ${f.id} = $1`

/** @param locale Of the names of countries. */
export async function sideFactsOf(
  { query }: Pick<Engine, 'query'>,
  { file, today, locale }: { file: number; today: IsoDate; locale: string },
): Promise<SideFacts | undefined> {
  const { rows } = await query<SideFacts>({ name: 'file-side', text, values: [file, today, locale] })
  return rows[0]
}
