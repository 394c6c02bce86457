/** Whether something followed from a merge, so that taking it back would contradict what somebody was told, paid or did. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { Receipt } from './receipt.ts'

export type Followed = 'sent' | 'paid' | 'executed' | 'charged' | 'agreed' | 'claimed'

const m = names('message')
const p = names('payment')
const w = names('write_off')
const x = names('workflow_execution')
const l = names('cost_line')
const a = names('arrangement')
const s = names('interest_setting')
const c = names('claim')
const v = names('dispute')

/** `$1`: the files, `$2`: the merge, `$3`: what the merge itself wrote. */
const asked: readonly [Followed, string][] = [
  [
    'sent',
    `message where ${m.file_id} = any($1) and (${m.sent_at} > $2 or (${m.created_at} > $2 and ${m.status} <> 'cancelled'))`,
  ],
  ['paid', `payment where ${p.file_id} = any($1) and (${p.created_at} > $2 or ${p.reversed_at} > $2)`],
  ['executed', `workflow_execution where ${x.file_id} = any($1) and ${x.executed_at} > $2`],
  [
    'charged',
    `cost_line where ${l.file_id} = any($1) and not ${l.id} = any($3) and (${l.created_at} > $2 or ${l.reversed_at} > $2)`,
  ],
  ['charged', `cost_line where ${l.id} = any($3) and ${l.reversed_at} > $2`],
  ['charged', `write_off where ${w.file_id} = any($1) and (${w.created_at} > $2 or ${w.reversed_at} > $2)`],
  ['agreed', `arrangement where ${a.file_id} = any($1) and ${a.created_at} > $2`],
  ['agreed', `interest_setting where ${s.file_id} = any($1) and ${s.created_at} > $2`],
  ['claimed', `claim where ${c.file_id} = any($1) and ${c.created_at} > $2`],
  ['claimed', `dispute where ${v.file_id} = any($1) and ${v.created_at} > $2`],
]

/** @param since When the merge was done. @returns The first of what followed; undefined: nothing. */
export async function followedFrom(
  { query }: Trx,
  { files, since, receipt }: { files: readonly number[]; since: string; receipt: Receipt },
): Promise<Followed | undefined> {
  const own = receipt.costs === null ? [] : [receipt.costs]
  const parts = asked.map(
    ([name, from], nth) => `select ${nth} as nth, '${name}' as followed where exists (select from ${from})`,
  )
  const text = `with given as (select $1::bigint[], $2::timestamptz, $3::bigint[]) ${parts.join(' union all ')} order by nth limit 1`
  const typed = text
    .replaceAll('any($1)', 'any($1::bigint[])')
    .replaceAll('> $2', '> $2::timestamptz')
    .replaceAll('any($3)', 'any($3::bigint[])')
  const { rows } = await query<{ followed: Followed }>({ text: typed, values: [files, since, own] })
  return rows[0]?.followed
}
