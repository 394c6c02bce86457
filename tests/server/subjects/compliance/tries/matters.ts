/** What may be the matter with a file or its debtor, and what may not leave then. */
import type { Api } from '#tests/support/api.ts'
import type { Kind } from '#tests/server/subjects/messages/writing.ts'

export type Matter = {
  name: string
  /** SQL over the file `$1`; `of($1)` is its debtor. */
  text: string
  purpose: string
  /** Channels that it holds. */
  channels: readonly Kind[]
  /** Whether it holds any request for payment, whatever its purpose. */
  isOfAll: boolean
  /** Whether it is so for all files. */
  isOfOffice?: boolean
  /** Whether somebody with that right may send it all the same. */
  isPassable?: boolean
}
const all = ['email', 'post', 'sms'] as const

const debtor = (name: string, set: string, purpose = 'reminder', channels: readonly Kind[] = all): Matter => ({
  name,
  text: `update debtor set ${set} where id = of($1)`,
  purpose,
  channels,
  isOfAll: true,
})
const file = (name: string, set: string, purpose = 'last_demand', more: Partial<Matter> = {}): Matter => ({
  name,
  text: `update collection_file set ${set} where id = $1`,
  purpose,
  channels: all,
  isOfAll: true,
  ...more,
})
const says = (name: string, set: string, purpose: string): Matter => file(name, set, purpose, { isOfAll: false })
const running = `fourteen_day_state = 'running', fourteen_day_sent = '2026-01-10', fourteen_day_end = '2026-01-28'`
const kinds = [
  'bankruptcy',
  'wsnp',
  'suspension_of_payments',
  'moratorium',
  'shv_intake',
  'shv_arrangement',
  'curatele',
  'bewind',
  'deceased',
]

export const matters: readonly Matter[] = [
  debtor('dead by the field', `deceased_at = '2026-01-01'`, 'last_demand'),
  debtor('a child of twelve', `birth_date = '2013-12-01'`),
  ...kinds.map((kind) => debtor(kind, `insolvency_status = '${kind}'`, kind === 'wsnp' ? 'demand' : 'reminder')),
  file('locked, whatever is known of the debtor', 'insolvent = true'),
  file('disputed', 'disputed = true', 'last_demand', { isPassable: true }),
  file('keeps an arrangement', 'arrangement_active = true', 'demand', { isPassable: true }),
  file('time-barred', `limitation_date = '2026-01-01'`, 'reminder'),
  file('closed', `workflow_status = 'closed', closed_at = now(), close_reason_id = (select min(id) from close_reason)`),
  says('no letter yet, and costs are said to be owed', 'notes = notes', 'after_fourteen_days'),
  says('within the fourteen days', running, 'after_fourteen_days'),
  says('court within the fourteen days', running, 'court_announcement'),
  says('a case that is none', 'notes = notes', 'court_case'),
  says('a judgment that nobody gave', 'notes = notes', 'judgment'),
  debtor('does not want e-mail', 'do_not_email = true', 'reminder', ['email']),
  debtor('does not want to be called or texted', 'do_not_call = true', 'reminder', ['sms']),
  {
    name: 'no address of which nobody came back',
    text: `update debtor_contact set status = 'bounced' where debtor_id = of($1) and kind = 'email'`,
    purpose: 'reminder',
    channels: ['email'],
    isOfAll: false,
  },
  {
    name: 'moved to nobody knows where',
    text: `update debtor_address set status = 'moved' where debtor_id = of($1)`,
    purpose: 'reminder',
    channels: ['post'],
    isOfAll: false,
  },
  {
    name: 'a client with whom the office stopped',
    text: `update customer set active = false where id = (select customer_id from collection_file where id = $1)`,
    purpose: 'reminder',
    channels: all,
    isOfAll: true,
  },
  {
    // The last one: it holds for all files.
    name: 'a registration that expired',
    text: `insert into setting (key, value, changed_at) select k, v::jsonb, now() from (values ('wki.validUntil', '"2026-01-01"'), ('wki.messagesStop', 'true')) as s(k, v)
      where $1::bigint > 0 on conflict (key) do update set value = excluded.value`,
    purpose: 'reminder',
    channels: all,
    isOfAll: true,
    isOfOffice: true,
  },
]

export const happen = (api: Api, id: number, { text }: Pick<Matter, 'text'>) =>
  api.engine.query({
    text: text.replaceAll('of($1)', '(select debtor_id from collection_file where id = $1)'),
    values: [id],
  })
