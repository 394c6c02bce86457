/** Days on which nobody charges the debtor of a file `f` anything: he is protected, dead, or a minor for whom nobody speaks. */
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const v = names('insolvency_event', 'v')
const d = names('debtor', 'd')

/** SQL of an array of `Protected`; the view `unlawful_cost` says the same. @see art. 1:234, 4:184 BW */
export const protectedText = `(select json_agg(json_build_object('from', days.first, 'to', days.last)) from (
    select ${v.start_date}, ${v.end_date} from insolvency_event v where ${v.debtor_id} = ${f.debtor_id} and ${v.kind} <> 'vow'
    union all select one.first, one.last from debtor d cross join lateral (
        select ${d.deceased_at} as first, null::date as last where ${d.deceased_at} is not null
        union all select ${d.birth_date}, (${d.birth_date} + interval '18 years')::date - 1
          where ${d.kind} = 'private' and ${d.birth_date} is not null and ${d.representative_id} is null) one
      where ${d.id} = ${f.debtor_id}) as days(first, last))`
