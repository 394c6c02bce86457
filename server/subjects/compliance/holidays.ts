/** The recognised holidays as the settings have them, for terms that are counted in working days. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import type { Trx } from '#server/db/engine.ts'

/** Longer than any term that is counted in working days. */
const reach = 60

/** Those of the days after `from`. */
export async function holidaysAfter(trx: Trx, from: IsoDate): Promise<Holidays> {
  const text = `select to_char(h.date, 'YYYY-MM-DD') as day from holiday h left join country c on c.id = h.country_id
    where h.date between $1::date and $2::date and h.is_statutory and coalesce(c.code, 'NL') = 'NL'`
  const { rows } = await trx.query<{ day: IsoDate }>({ text, values: [from, addDays(from, reach)] })
  return new Set(rows.map(({ day }) => day))
}
