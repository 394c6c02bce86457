/** The recognised holidays from the settings, for terms in working days. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const c = names('country', 'c')
const h = names('holiday', 'h')

/** Days to look ahead by default; longer than the terms of a complaint. */
const reach = 60

/** Returns the holidays from `from` to `until`. */
export async function holidaysAfter(
  trx: Pick<Trx, 'query'>,
  from: IsoDate,
  until = addDays(from, reach),
): Promise<Holidays> {
  const text = `select to_char(${h.date}, 'YYYY-MM-DD') as day from holiday h left join country c on ${c.id} = ${h.country_id}
    where ${h.date} between $1::date and $2::date and ${h.is_statutory} and coalesce(${c.code}, 'NL') = 'NL'`
  const { rows } = await trx.query<{ day: IsoDate }>({ text, values: [from, until] })
  return new Set(rows.map(({ day }) => day))
}
