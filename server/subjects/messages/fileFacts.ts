/** Facts in messages about files, beside money: people, addresses, and what was agreed; of many files at once. */
import type { Person } from '#domain/messages/naming.ts'
import type { ProtectionKind } from '#domain/protection.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

export type Texts = Readonly<Partial<Record<MessageLanguage, string>>>
export type Address = { id: number; street: string; postcode: string | null; city: string; country: Texts | null }
export type Contact = {
  id: number
  kind: 'email' | 'phone' | 'mobile'
  value: string
  isUsable: boolean
  isStopped: boolean
}
/** Who speaks for a debtor and gets what is written to him: an administrator, a guardian, a debt helper. */
export type Representative = {
  name: string
  organisation: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
}
type Worker = { name: string; email: string | null; phone: string | null; signature: string | null }

export type FileFacts = {
  id: number
  number: string | null
  currency: string
  fileType: 'private' | 'company'
  isClosed: boolean
  /** Amounts that are kept with the file, in cents. */
  outstanding: number
  overpayment: number
  phase: string | null
  isDisputed: boolean
  hasArrangement: boolean
  /** Locked against collection, whatever is known of its debtor. */
  isLocked: boolean
  hasJudgment: boolean
  /** Private persons who owe it too: each has a right to a 14-day letter. */
  coDebtors: number[]
  costsWithoutLetter: string | null
  clientReference: string | null
  paymentReference: string | null
  /** Status of the office's own, if clients may see it. */
  status: Texts | null
  workflowStatus: string | null
  ground: Texts | null
  openedAt: IsoDate | null
  limitationDate: IsoDate | null
  letterState: string
  letterEnd: IsoDate | null
  caseManager: Worker | null
  /** Written in the name of the client: its letterhead, its address for answers. */
  isBranded?: boolean
  debtor: Person & {
    id: number
    language: MessageLanguage | null
    birthDate: IsoDate | null
    deceasedAt: IsoDate | null
    /** Protections that have not ended; a co-debtor's do not count, because nothing is written to him. */
    protections: ProtectionKind[]
    representative: Representative | null
    company: string | null
    isMailStopped: boolean
    isPhoneStopped: boolean
    /** In the order in which they are tried. */
    contacts: Contact[]
    address: Address | null
  }
  customer: {
    id: number
    company: string
    tradeName: string | null
    language: MessageLanguage | null
    email: string | null
    phone: string | null
    kvkNumber: string | null
    vatDeductible: boolean
    isActive: boolean
    street: string | null
    postcode: string | null
    city: string | null
    postalStreet: string | null
    postalPostcode: string | null
    postalCity: string | null
  }
  merchant: { name: string | null; url: string | null } | null
  contact: { firstName: string | null; lastName: string | null } | null
  arrangement: { terms: { day: IsoDate; cents: number; open: number }[] } | null
}

const f = names('collection_file', 'f')
const s = names('file_status', 's')
const g = names('legal_type', 'g')
const u = names('app_user', 'u')
const d = names('debtor', 'd')
const q = names('debtor', 'q')
const n = names('insolvency_event', 'n')
const v = names('representative', 'v')
const h = names('document', 'h')
const o = names('debtor', 'o')
const k = names('debtor_contact', 'k')
const b = names('dialer_blacklist', 'b')
const a = names('debtor_address', 'a')
const l = names('country', 'l')
const t = names('salutation', 't')
const c = names('customer', 'c')
const m = names('merchant', 'm')
const p = names('contact_person', 'p')
const r = names('arrangement', 'r')
const i = names('instalment', 'i')

/** `$2`: the day. */
const holds = (from: string, until: string) =>
  `coalesce(${from}, $2::date) <= $2::date and coalesce(${until}, $2::date) >= $2::date`

const contacts = `coalesce((select json_agg(json_build_object('id', ${k.id}, 'kind', ${k.kind}, 'value', ${k.value},
      'isUsable', coalesce(${k.status}, 'ok') = 'ok',
      'isStopped', coalesce(${k.status}, 'ok') = 'blocked' or (${k.phone} is not null and exists (select from dialer_blacklist b
        where ${b.phone} = ${k.phone} and ${holds(b.blocked_from, b.blocked_until)}))) order by ${k.preferred} desc nulls last, ${k.id})
    from debtor_contact k where ${k.debtor_id} = ${d.id}), '[]')`

/** The postal address that holds on the day, or else the visiting one; not one of which post came back. */
const address = `(select json_build_object('id', ${a.id}, 'street', concat_ws(' ', ${a.street}, ${a.house_number}, ${a.house_extension}),
      'postcode', ${a.postcode}, 'city', ${a.city}, 'country', case when ${l.code} <> 'NL' then ${l.name} end)
    from debtor_address a left join country l on ${l.id} = ${a.country_id}
    where ${a.debtor_id} = ${d.id} and ${a.type} is distinct from 'previous' and coalesce(${a.status}, 'unverified') in ('unverified', 'verified')
      and ${a.street} is not null and ${a.city} is not null and ${holds(a.valid_from, a.valid_until)}
    order by ${a.type} = 'post' desc, ${a.valid_from} desc nulls last, ${a.id} desc limit 1)`

/** The strongest is kept with the debtor; a weaker one, such as of the dead who was under curatele, counts too. */
const protections = `(select coalesce(json_agg(x.kind), '[]') from (select ${d.insolvency_status} as kind where ${d.insolvency_status} is not null
    union select ${n.kind} from insolvency_event n where ${n.debtor_id} = ${d.id} and ${n.status} = 'active') x)`

/** That of the protection, or else of the debtor. */
const representative = `(select json_build_object('name', ${v.name}, 'organisation', ${v.organisation}, 'email', ${v.email}, 'phone', ${v.phone},
      'street', ${v.street}, 'postcode', ${v.postcode}, 'city', ${v.city})
    from representative v where coalesce(${v.active}, true) and ${v.id} = coalesce((select ${n.representative_id} from insolvency_event n
      where ${n.debtor_id} = ${d.id} and ${n.status} = 'active' and ${n.representative_id} is not null order by ${n.id} desc limit 1), ${d.representative_id}))`

/** `d` is the debtor, `t` his salutation, `$2` the day. */
export const debtor = `json_build_object('id', ${d.id}, 'kind', ${d.kind}, 'name', ${d.name}, 'salutation', ${t.name}, 'opening', ${t.letter_opening},
    'initials', ${d.initials}, 'firstName', ${d.first_name}, 'insertion', ${d.insertion}, 'lastName', ${d.last_name}, 'company', ${d.company},
    'language', ${d.language}, 'birthDate', ${d.birth_date}, 'deceasedAt', ${d.deceased_at},
    'protections', ${protections}, 'representative', ${representative}, 'isMailStopped', coalesce(${d.do_not_email}, false),
    'isPhoneStopped', coalesce(${d.do_not_call}, false), 'contacts', ${contacts}, 'address', ${address})`

/** `c` is the customer. */
export const customer = `json_build_object('id', ${c.id}, 'company', ${c.company}, 'tradeName', ${c.trade_name}, 'language', ${c.language}, 'email', ${c.email},
    'phone', ${c.phone}, 'kvkNumber', ${c.kvk_number}, 'vatDeductible', coalesce(${c.vat_deductible}, true), 'isActive', coalesce(${c.active}, true),
    'street', ${c.street}, 'postcode', ${c.postcode}, 'city', ${c.city},
    'postalStreet', ${c.postal_street}, 'postalPostcode', ${c.postal_postcode}, 'postalCity', ${c.postal_city})`

/** The one that runs, or else the last one. */
const arrangement = `(select json_build_object('terms', coalesce((select json_agg(json_build_object('day', ${i.due_date}, 'cents', ${i.amount},
        'open', case when ${i.status} in ('paid', 'waived') then 0 else ${i.amount} - coalesce(${i.paid_amount}, 0) end) order by ${i.due_date}, ${i.id})
      from instalment i where ${i.arrangement_id} = ${r.id}), '[]'))
    from arrangement r where ${r.file_id} = ${f.id} order by ${r.status} = 'active' desc, ${r.id} desc limit 1)`

/** State of the letter: for who owes it too only a letter of his own counts, of the office or of the client. */
const letterState = `case when n.debtor is null or exists (select from fourteen_day_letter y join fourteen_day_claim z on z.letter_id = y.id
      join claim w on w.id = z.claim_id join debtor q on ${q.id} = y.debtor_id where w.file_id = ${f.id} and coalesce(${q.merged_into_id}, ${q.id}) = n.debtor and not y.lost) then ${f.fourteen_day_state} else 'none' end`

const text = `select ${f.id}::int as id, ${f.number}, ${f.currency}, ${f.file_type} as "fileType", ${f.workflow_status} = 'closed' as "isClosed", coalesce(${f.outstanding}, 0)::float8 as outstanding, coalesce(${f.overpayment}, 0)::float8 as overpayment,
    ${f.phase} as phase, coalesce(${f.disputed}, false) as "isDisputed", coalesce(${f.arrangement_active}, false) as "hasArrangement", coalesce(${f.insolvent}, false) and n.debtor is null as "isLocked",
    ${f.phase} = 'bailiff' or exists (select from document h where ${h.file_id} = ${f.id} and ${h.kind} = 'judgment' and ${h.status} <> 'rejected') as "hasJudgment",
    ${f.costs_without_letter} as "costsWithoutLetter",
    ${f.client_reference} as "clientReference", ${f.payment_reference} as "paymentReference", case when coalesce(${s.visible_to_client}, true) then ${s.name} end as status, ${f.workflow_status} as "workflowStatus", ${g.name} as ground,
    coalesce(${f.received_at}, (${f.created_at} at time zone 'Europe/Amsterdam')::date)::text as "openedAt", ${f.limitation_date}::text as "limitationDate",
    ${letterState} as "letterState", n.debtor::int as "coDebtor",
    coalesce((select json_agg(${o.id} order by ${o.id}) from debtor o join collection_file_co_debtors x on x.target_id = ${o.id}
      where x.owner_id = ${f.id} and ${o.kind} = 'private'), '[]') as "coDebtors", ${f.fourteen_day_end}::text as "letterEnd",
    case when ${u.id} is not null then json_build_object('name', ${u.name}, 'email', ${u.email}, 'phone', ${u.phone}, 'signature', ${u.signature}) end as "caseManager",
    ${debtor} as debtor, ${customer} as customer, ${arrangement} as arrangement,
    case when ${m.id} is not null then json_build_object('name', coalesce(${m.webshop_name}, ${m.name}), 'url', ${m.url}) end as merchant,
    (select json_build_object('firstName', ${p.first_name}, 'lastName', ${p.last_name}) from contact_person p
      where ${p.customer_id} = ${c.id} and coalesce(${p.active}, true) order by ${p.id} limit 1) as contact
  from unnest($1::bigint[], $3::bigint[]) as n(file, debtor) join collection_file f on ${f.id} = n.file
    join debtor d on ${d.id} = coalesce(n.debtor, ${f.debtor_id}) join customer c on ${c.id} = ${f.customer_id}
    left join salutation t on ${t.id} = ${d.salutation_id} left join file_status s on ${s.id} = ${f.file_status_id}
    left join legal_type g on ${g.id} = ${f.legal_type_id} left join app_user u on ${u.id} = ${f.case_manager_id}
    left join merchant m on ${m.id} = ${f.merchant_id}`

type Read = { file: number | null; coDebtor?: number | null }

/** @returns Those that exist: of each file the facts for its debtor, or for the one who owes it too. */
export async function fileFacts(
  { query }: Pick<Engine, 'query'>,
  list: readonly Read[],
  today: IsoDate,
): Promise<(FileFacts & { coDebtor: number | null })[]> {
  const once = new Map(
    list.flatMap((one) => (one.file === null ? [] : [[`${one.file} ${one.coDebtor ?? ''}`, one] as const])),
  )
  const asked = [...once.values()]
  const { rows } = await query<FileFacts & { coDebtor: number | null }>({
    name: 'message-file-facts',
    text,
    values: [asked.map(({ file }) => file), today, asked.map(({ coDebtor }) => coDebtor ?? null)],
  })
  return rows
}
