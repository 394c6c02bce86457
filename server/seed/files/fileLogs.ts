/** Logs of the invented files, as fits what became of them: calls, promises, requests for terms, questions, new data. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { bulkLoad } from '#server/seed/bulkLoad.ts'
import { fileLogTypeId } from '#server/seed/reference/fileLogTypes.ts'

const f = names('collection_file', 'f')
const g = names('arrangement', 'g')
const d = names('dispute', 'd')
const e = names('debtor', 'e')
const k = names('debtor_contact', 'k')
const l = names('file_log')

const columns = [
  l.file_id,
  l.customer_id,
  l.at,
  l.user_id,
  l.subject,
  l.content,
  l.category,
  l.type_id,
  l.channel,
  l.visible_to_client,
  l.caller_number,
  l.caller_name,
  l.call_result,
  l.data_change,
  l.data_change_status,
  l.term_amount,
  l.term_amount_currency,
  l.term_frequency,
  l.term_start,
  l.arrangement_id,
]
const values: Readonly<Record<string, string>> = {
  [l.file_id]: f.id,
  [l.customer_id]: f.customer_id,
  [l.user_id]: `($2::bigint[])[1 + (${f.id} * 7)::int % cardinality($2::bigint[])]`,
  [l.category]: `'contact'`,
  [l.visible_to_client]: 'false',
  [l.data_change_status]: `'none'`,
}

/** `after`: days since the file was received; an entry is never later than the end of the file, or now. */
const moment = (day: string, after: number) =>
  `least(${day}::date + interval '${after} days 9 hours' + (${f.id} * 13 % 480) * interval '1 minute', coalesce(${f.closed_at}, $1::timestamptz - interval '2 hours'))`
/** Nulls have a type of their own in a union. */
const types: Readonly<Record<string, string>> = {
  [l.type_id]: 'bigint',
  [l.data_change]: 'jsonb',
  [l.term_amount]: 'bigint',
  [l.term_start]: 'date',
  [l.arrangement_id]: 'bigint',
}
const entry = (given: Readonly<Record<string, string>>, from: string, where: string) => {
  const all = { ...values, ...given }
  return `select ${columns.map((name) => `(${all[name] ?? 'null'})::${typeOf(name)}`).join(', ')} from ${from} where ${where}`
}
const typeOf = (name: string): string =>
  types[name] ??
  ({ [l.file_id]: 'bigint', [l.customer_id]: 'bigint', [l.user_id]: 'bigint', [l.at]: 'timestamptz' }[name] ||
    (name === l.visible_to_client ? 'boolean' : 'text'))

const preferred = (
  kind: string,
  column: string,
) => `(select ${column} from debtor_contact k where ${k.debtor_id} = ${f.debtor_id}
  and ${k.kind} ${kind} and coalesce(${k.status}, 'ok') = 'ok' order by ${k.preferred} desc nulls last, ${k.id} desc limit 1)`
const number = preferred(`in ('phone', 'mobile')`, k.phone)
const email = preferred(`= 'email'`, k.email)
const files = 'collection_file f'

const entries: readonly string[] = [
  entry(
    {
      [l.at]: moment(f.received_at, 6),
      [l.subject]: `'Gebeld, geen gehoor'`,
      [l.content]: `'<p>Geen gehoor en geen voicemail. Morgen opnieuw proberen.</p>'`,
      [l.type_id]: String(fileLogTypeId('call_out')),
      [l.channel]: `'phone_out'`,
      [l.call_result]: `'no_answer'`,
      [l.caller_number]: number,
    },
    files,
    `${f.id} % 3 = 0 and ${f.workflow_status} not in ('not_started', 'suspend')`,
  ),
  entry(
    {
      [l.at]: moment(f.received_at, 9),
      [l.subject]: `'Debiteur belt over de aanmaning'`,
      [l.content]: `'<p>Vraagt waar de kosten vandaan komen. Uitgelegd; <strong>betaalt voor het einde van de maand</strong>.</p>'`,
      [l.category]: `'financial'`,
      [l.type_id]: String(fileLogTypeId('payment_promise')),
      [l.channel]: `'phone_in'`,
      [l.call_result]: `'reached'`,
      [l.caller_number]: number,
      [l.caller_name]: `(select ${e.name} from debtor e where ${e.id} = ${f.debtor_id})`,
    },
    files,
    `${f.id} % 5 = 1 and ${f.workflow_status} not in ('not_started', 'suspend')`,
  ),
  entry(
    {
      [l.at]: `least(coalesce(${g.created_at}, ${g.start_date}::timestamptz) - interval '1 hour', $1::timestamptz)`,
      [l.subject]: `'Vraagt om betaling in termijnen'`,
      [l.content]: `'<p>Kan niet alles in één keer betalen. Inkomsten besproken.</p>'`,
      [l.category]: `'financial'`,
      [l.type_id]: String(fileLogTypeId('term_request')),
      [l.channel]: `'phone_in'`,
      [l.call_result]: `'reached'`,
      [l.caller_number]: number,
      [l.term_amount]: `coalesce(${g.instalment_amount}, ceil(${g.total} / greatest(coalesce(${g.terms}, 1), 1)::numeric))`,
      [l.term_amount_currency]: f.currency,
      [l.term_frequency]: `case when ${g.frequency} = 'free' then 'monthly' else coalesce(${g.frequency}, 'monthly') end`,
      [l.term_start]: g.start_date,
      [l.arrangement_id]: g.id,
    },
    `arrangement g join collection_file f on ${f.id} = ${g.file_id}`,
    'true',
  ),
  entry(
    {
      [l.at]: `${d.opened_at}::date + interval '10 hours'`,
      [l.subject]: `'Debiteur betwist de vordering'`,
      [l.content]: `'<p>' || coalesce(${d.text}, '') || '</p>'`,
      [l.type_id]: String(fileLogTypeId('email_in')),
      [l.channel]: `'email'`,
      [l.visible_to_client]: 'true',
    },
    `dispute d join collection_file f on ${f.id} = ${d.file_id}`,
    'true',
  ),
  entry(
    {
      [l.at]: moment(f.received_at, 14),
      [l.subject]: `'Stand van zaken doorgegeven'`,
      [l.content]: `'<p>De debiteur is gebeld en aangeschreven. Wij houden u op de hoogte.</p>'`,
      [l.category]: `'client'`,
      [l.type_id]: String(fileLogTypeId('client_question')),
      [l.visible_to_client]: 'true',
    },
    files,
    `${f.id} % 9 = 2 and ${f.workflow_status} <> 'not_started'`,
  ),
  entry(
    {
      [l.at]: moment(f.received_at, 11),
      [l.subject]: `'Nieuw e-mailadres doorgegeven'`,
      [l.content]: `'<p>Gebruikt het oude adres niet meer.</p>'`,
      [l.type_id]: String(fileLogTypeId('data_change')),
      [l.channel]: `'phone_in'`,
      [l.call_result]: `'reached'`,
      [l.data_change]: `jsonb_build_array(jsonb_build_object('field', 'email', 'old', ${email}, 'new', 'nieuw.' || ${email}))`,
      [l.data_change_status]: `'pending'`,
    },
    files,
    `(${f.id} = 1 or ${f.id} % 67 = 5) and ${f.workflow_status} not in ('closed', 'suspend') and ${email} is not null`,
  ),
]

/** @param employees Ids of those who write. @returns The table that was filled. */
export async function insertFileLogs(trx: Trx, employees: readonly number[], now: Date): Promise<void> {
  // Ids follow time, as they would have.
  const text = `insert into file_log (${columns.join(', ')}, ${l.created_at}, ${l.created_by_id})
    select *, ${l.at}, ${l.user_id} from (${entries.join(' union all ')}) as entry (${columns.join(', ')}) order by ${l.at}, ${l.file_id}`
  await bulkLoad(trx, ['file_log'], async () => {
    await trx.query({ text, values: [now.toISOString(), employees] })
  })
}
