/** Compares the seals of the audit with its rows: finds rows that were changed, removed or added after sealing. */
import type { Engine } from '#server/db/engine.ts'
import { firstOpen, hash, lateness, lines } from './sealHash.ts'

/**
 * A fault in the chain. `seal`: a seal or one of its rows was changed. `removed`: rows of it are missing.
 * `gap`: seals before it are missing. `added`: a row appeared long after its neighbours were sealed.
 * `backdated`: a row claims a time long before the seal ahead of its own. `noted`: the seal that somebody noted
 * outside is different or missing.
 */
export type Fault = {
  kind: 'seal' | 'removed' | 'gap' | 'added' | 'backdated' | 'noted'
  seal: number | null
  rows: number[]
}
export type Report = { seals: number; rows: number; unsealed: number; last: Noted | null; faults: Fault[] }
/** A seal that somebody noted outside the database. */
export type Noted = { id: number; hash: string }

type Found = { id: number; kept: string; made: string; count: number; found: number; backdated: number[] | null }

/** Seals read per query. */
const page = 20

const text = `select s.id, s.hash as kept, s.row_count as count, b.found, b.backdated,
    ${hash({ previous: `coalesce(p.hash, '')`, id: 's.id', at: 's.sealed_at', ids: 's.ids', lines: 'b.lines' })} as made
  from audit_seal s left join audit_seal p on p.id = s.id - 1
  cross join lateral (select count(*)::int as found, ${lines('a')} as lines,
      (array_agg(a.id order by a.id) filter (where a.at < p.sealed_at - ${lateness}))[1:20] as backdated
    from audit_log a where a.id >= lower(s.ids) and a.id < upper(s.ids) and a.id <@ s.ids) b
  where s.id > $1 order by s.id limit ${page}`

const removedText = `select n as id from audit_seal s, unnest(s.ids) as r, generate_series(lower(r), upper(r) - 1) as n
  where s.id = $1 and not exists (select from audit_log a where a.id = n) order by n limit 20`

const unsealedText = `with sealed as (select coalesce(range_agg(ids), '{}') as ids from audit_seal)
  select count(*)::int as count, (array_agg(a.id order by a.id) filter (where a.id < ${firstOpen}))[1:20] as added
  from audit_log a, sealed s where not a.id <@ s.ids`

/**
 * @param noted Reveals removal of the last seals together with their rows, which nothing inside the database
 * can show.
 */
export async function checkAudit({ query }: Pick<Engine, 'query'>, noted?: Noted): Promise<Report> {
  const report: Report = { seals: 0, rows: 0, unsealed: 0, last: null, faults: [] }
  let isNoted = noted === undefined
  for (;;) {
    const { rows } = await query<Found>({ text, values: [report.last?.id ?? 0] })
    for (const seal of rows) {
      const fault = (kind: Fault['kind'], ids: readonly number[] = []) =>
        report.faults.push({ kind, seal: seal.id, rows: ids.map(Number) })
      if (seal.id !== (report.last?.id ?? 0) + 1) fault('gap')
      if (seal.found !== seal.count) fault('removed', await removedFrom(query, seal.id))
      else if (seal.made !== seal.kept) fault('seal')
      if (seal.backdated) fault('backdated', seal.backdated)
      isNoted ||= seal.id === noted?.id && seal.kept === noted.hash
      report.seals += 1
      report.rows += seal.found
      report.last = { id: seal.id, hash: seal.kept }
    }
    if (rows.length < page) break
  }
  if (!isNoted) report.faults.push({ kind: 'noted', seal: noted?.id ?? null, rows: [] })
  const [open] = (await query<{ count: number; added: number[] | null }>({ text: unsealedText })).rows
  report.unsealed = open?.count ?? 0
  if (open?.added) report.faults.push({ kind: 'added', seal: null, rows: open.added.map(Number) })
  return report
}

const removedFrom = async (query: Engine['query'], seal: number): Promise<number[]> =>
  (await query<{ id: number }>({ text: removedText, values: [seal] })).rows.map(({ id }) => id)
