/** Finds those of many unwritten records whose unique values another record has. */
import type { Entity } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { columnValues } from '#server/records/rows.ts'
import type { Body } from '#server/records/values/body.ts'
import { allOf, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

type Planned = { place: number; id: number | null; before: Body | null; after: Body }

/** @returns The properties that are refused, by place: of those that are unique together the ones that declare it. */
export async function takenByOthers(
  planned: readonly Planned[],
  { properties, table }: Entity,
  { query }: Trx,
): Promise<Map<number, string[]>> {
  const taken = new Map<number, string[]>()
  const ids = new Map(planned.map(({ place, id }) => [place, id]))
  const sets = new Map(properties.flatMap(({ unique }) => unique.map((set) => [set.join(' '), set] as const)))
  for (const set of sets.values()) {
    const own = properties.filter(({ name }) => set.includes(name))
    const asked = planned.filter(
      ({ before, after }) =>
        set.every((name) => (after[name] ?? null) !== null) && set.some((name) => before?.[name] !== after[name]),
    )
    if (asked.length === 0) continue
    const rows = asked.map(({ place, after }) => ({ id: place, ...columnValues(after, own) }))
    const same = own.map(({ column }) => `t.${quote(column)} = x.${quote(column)}`)
    const text = `select x.id as place, t.id from jsonb_populate_recordset(null::${quote(table)}, $1::jsonb) x
      join ${quote(table)} t on ${allOf(same)}`
    const { rows: found } = await query<{ place: number; id: number }>(prepared(text, [JSON.stringify(rows)]))
    const declaring = own.filter(({ unique }) => unique.some((one) => one.join(' ') === set.join(' ')))
    for (const { place, id } of found) {
      if (Number(id) === ids.get(Number(place))) continue
      taken.set(Number(place), [...(taken.get(Number(place)) ?? []), ...declaring.map(({ name }) => name)])
    }
  }
  return taken
}
