/** Checks of what was written to debtors, against what was so on that day. */
import { askingPurposes } from '#domain/gate/purpose.ts'
import { effectsOf, protectionKinds } from '#domain/protection.ts'
import { names } from '#server/sql/names.ts'
import { listOf, type LawCheck } from './lawCheck.ts'

const m = names('message', 'm')
const t = names('email_template', 't')
const p = names('post_mail_template', 'p')
const s = names('sms_template', 's')
const f = names('collection_file', 'f')
const d = names('debtor', 'd')
const e = names('insolvency_event', 'e')
const v = names('representative', 'v')
const i = names('dispute', 'i')
const a = names('arrangement', 'a')
const n = names('instalment', 'n')
const h = names('holiday', 'h')
const k = names('document', 'k')
const c = names('precasso', 'c')

/** `w`: messages that left to a debtor, with their purpose and local time. */
const left = `(select ${m.id}, ${m.file_id}, ${m.precasso_id}, ${m.debtor_id}, ${m.channel}, ${m.to_address}, ${m.passed},
    coalesce(${t.purpose}, ${p.purpose}, ${s.purpose}, case when ${m.is_fourteen_day_letter} then 'fourteen_day_letter' end) as purpose,
    ${m.sent_at} at time zone 'Europe/Amsterdam' as at, (${m.sent_at} at time zone 'Europe/Amsterdam')::date as day
  from message m left join email_template t on ${t.id} = ${m.email_template_id} left join post_mail_template p on ${p.id} = ${m.post_mail_template_id}
    left join sms_template s on ${s.id} = ${m.sms_template_id}
  where ${m.sent_at} is not null and ${m.destination} = 'debtor' and ${m.status} in ('queued', 'sent', 'delivered', 'bounced', 'returned')) as w`

const asks = `w.purpose in (${listOf(askingPurposes)})`
const toFile = `${left} join collection_file f on ${f.id} = w.file_id`
const toDebtor = `${toFile} join debtor d on ${d.id} = w.debtor_id`
const blocking = protectionKinds.filter((kind) => kind !== 'deceased' && effectsOf(kind).blocksCollection)
const guarding = protectionKinds.filter((kind) => effectsOf(kind).agrees !== undefined)

/** A protection counts from the day on which the office knew of it. */
const known = `w.day > greatest(${e.start_date}, (${e.created_at} at time zone 'Europe/Amsterdam')::date) and w.day <= coalesce(${e.end_date}, w.day)`
const protectedBy = (kinds: readonly string[]): string =>
  `join insolvency_event e on ${e.debtor_id} = w.debtor_id and ${e.kind} in (${listOf(kinds)}) and ${known}`
const speaker = `left join representative v on ${v.id} = coalesce(${e.representative_id}, ${d.representative_id})`
/** SQL for: it went to no address of who speaks for the debtor. */
const notToSpeaker = `(${v.id} is null or not coalesce(w.to_address = ${v.email} or w.to_address = ${v.phone} or strpos(w.to_address, ${v.name}) > 0, false))`
const hasCase = `${f.phase} in ('judicial', 'bailiff')`

export const messageChecks: readonly LawCheck[] = [
  {
    id: 'askedProtected',
    article: 'art. 26, 230, 299 Fw; art. 5 Wgs',
    sql: `select w.file_id as id from ${left} ${protectedBy(blocking)} where w.file_id is not null and (${asks} or w.purpose = 'arrangement')`,
  },
  {
    id: 'wroteToDead',
    article: 'art. 4:182 BW',
    sql: `select ${f.id} as id from ${toDebtor} left join insolvency_event e on ${e.debtor_id} = ${d.id} and ${e.kind} = 'deceased' ${speaker}
      where w.day > coalesce(greatest(${e.start_date}, ${e.created_at}::date), ${d.deceased_at}) and (${asks} or ${notToSpeaker})`,
  },
  {
    id: 'wroteToGuarded',
    article: 'art. 1:381, 1:438 BW',
    sql: `select ${f.id} as id from ${toDebtor} ${protectedBy(guarding)} ${speaker} where ${notToSpeaker}`,
  },
  {
    id: 'wroteToMinor',
    article: 'art. 1:234 BW',
    sql: `select ${f.id} as id from ${toDebtor} left join representative v on ${v.id} = ${d.representative_id}
      where ${d.kind} = 'private' and ${d.birth_date} + interval '18 years' > w.day and ${notToSpeaker}`,
  },
  {
    id: 'askedDisputed',
    article: 'Bki',
    sql: `select ${f.id} as id from ${toFile} join dispute i on ${i.file_id} = ${f.id}
      where ${asks} and w.purpose not in ('court_case', 'judgment') and w.day > ${i.opened_at}
        and (${i.closed_at} is null or w.at < ${i.closed_at} at time zone 'Europe/Amsterdam') and not 'disputed' = any(coalesce(w.passed, '{}'))`,
  },
  {
    id: 'askedInArrangement',
    article: 'art. 6:248 BW',
    sql: `select ${f.id} as id from ${toFile} join arrangement a on ${a.file_id} = ${f.id} and ${a.status} in ('active', 'broken', 'completed')
      where ${asks} and w.day > (${a.decided_at} at time zone 'Europe/Amsterdam')::date and not 'arrangement_running' = any(coalesce(w.passed, '{}'))
        and w.day < case ${a.status} when 'active' then 'infinity'::date when 'broken' then ${a.broken_at}::date
          else (select max(${n.paid_at}) from instalment n where ${n.arrangement_id} = ${a.id}) end`,
  },
  {
    id: 'askedBarred',
    article: 'art. 3:307 BW',
    sql: `select ${f.id} as id from ${toFile} where ${asks} and w.purpose <> 'judgment' and ${f.limitation_date} < w.day`,
  },
  {
    // An announcement that nothing follows is a threat.
    id: 'announcedCourt',
    article: 'Bki',
    sql: `select ${f.id} as id from ${toFile} where w.purpose = 'court_announcement' and ${f.phase} = 'amicable' and ${f.workflow_status} <> 'closed'
      and w.day < $1::date - 30`,
  },
  {
    id: 'namedCourt',
    article: 'art. 430 Rv; Bki',
    sql: `select ${f.id} as id from ${toFile} where w.purpose in ('court_case', 'judgment') and not ${hasCase} and ${f.workflow_status} <> 'closed'
      and not exists (select from document k where ${k.file_id} = ${f.id} and ${k.kind} in ('summons', 'judgment') and ${k.status} <> 'rejected')`,
  },
  {
    id: 'claimedCostsEarly',
    article: 'art. 6:96 lid 6 BW',
    sql: `select ${f.id} as id from ${toFile} where w.purpose = 'after_fourteen_days' and ${f.file_type} = 'private' and ${f.costs_without_letter} is null
      and (${f.fourteen_day_end} is null or w.day <= ${f.fourteen_day_end})`,
  },
  {
    id: 'outsideWindow',
    article: 'Bki',
    sql: `select ${f.id} as id from ${toFile} where ${f.file_type} = 'private' and ${outside()}`,
  },
  {
    id: 'itemOutsideWindow',
    article: 'Bki',
    of: 'precasso',
    sql: `select ${c.id} as id from ${left} join precasso c on ${c.id} = w.precasso_id where ${c.file_type} = 'private' and ${outside()}`,
  },
]

/** @see domain/law/contactWindow.ts */
function outside(): string {
  return `w.channel in ('email', 'sms') and (extract(isodow from w.at) = 7 or w.at::time < '07:00' or w.at::time >= '20:00'
    or exists (select from holiday h where ${h.date} = w.day and ${h.is_contact_free}))`
}
