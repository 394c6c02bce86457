/** SQL of days on which steps of the demo are done. */
import { names } from '#server/sql/names.ts'

const h = names('holiday', 'h')
const f = names('collection_file', 'f')
const a = names('arrangement', 'a')
const d = names('dispute', 'd')
const e = names('insolvency_event', 'e')

/** `calendar (day, working)`: the last working day up to a day: nothing leaves in a weekend or on a holiday. `$1` is today. */
export const calendar = `calendar as materialized (
  select day, max(day) filter (where works) over (order by day) as working from (
    select g::date as day, extract(isodow from g) < 6 and not exists (
        select from holiday h where ${h.date} = g::date and (${h.is_statutory} or ${h.is_contact_free})) as works
      from generate_series($1::date - 1600, $1::date + 400, interval '1 day') g) days)`

/**
 * `silent (file, since, until)`: the days on which nobody was asked to pay, because an arrangement ran, the debtor disputes or is
 * protected; what was done before stands before them.
 */
export const silent = `silent as materialized (
  select file, min(since) as since, max(until) as until from (
    select ${a.file_id} as file, ${a.decided_at}::date as since, coalesce(${a.broken_at}::date, $1::date) as until
      from arrangement a where ${a.status} in ('active', 'broken')
    union all select ${d.file_id}, ${d.opened_at}, $1::date from dispute d where ${d.status} in ('open', 'waiting_client')
    union all select ${f.id}, ${e.start_date}, $1::date from insolvency_event e join collection_file f on ${f.debtor_id} = ${e.debtor_id}
      where ${e.status} = 'active') as blocked
  group by file)`
