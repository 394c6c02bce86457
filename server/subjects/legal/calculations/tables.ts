/** Reads the tables that calculations need: rates of interest and holidays. */
import type { LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import type { RateTables, TableName } from '#domain/law/interest/rates.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { firstHolidayYear, holidaysOf, lastHolidayYear } from '#domain/time/holidays.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

type Database = Pick<Engine, 'query'>

const r = names('interest_rate')
const h = names('holiday', 'h')
const c = names('country', 'c')

type RateRow = { type: TableName; rate: string; effectiveFrom: IsoDate; effectiveUntil: IsoDate | null }

export async function rateTables({ query }: Database): Promise<RateTables> {
  const { rows } = await query<RateRow>({
    text: `select ${r.type}, ${r.rate}::text, ${r.effective_from} as "effectiveFrom", ${r.effective_until} as "effectiveUntil"
      from interest_rate order by ${r.effective_from}`,
    values: [],
  })
  const of = (name: TableName) => rows.filter(({ type }) => type === name)
  return { statutory: of('statutory'), commercial: of('commercial') }
}

/**
 * The holidays of the Netherlands. Years of which the table has no day follow the law's own rules, because a term
 * must not end on a holiday only because nobody has filled in the year.
 */
export async function holidays({ query }: Database): Promise<LetterHolidays> {
  const { rows } = await query<{ day: IsoDate; statutory: boolean; free: boolean }>({
    text: `select to_char(${h.date}, 'YYYY-MM-DD') as day, ${h.is_statutory} as statutory, ${h.is_contact_free} as free
      from holiday h left join country c on ${c.id} = ${h.country_id} where coalesce(${c.code}, 'NL') = 'NL'`,
    values: [],
  })
  const known = new Set(rows.map(({ day }) => day.slice(0, 4)))
  const computed = Array.from({ length: lastHolidayYear - firstHolidayYear + 1 }, (_, n) => firstHolidayYear + n)
    .filter((year) => !known.has(String(year)))
    .flatMap(holidaysOf)
    .map(({ date, isStatutory, isContactFree }) => ({ day: date, statutory: isStatutory, free: isContactFree }))
  const all = [...rows, ...computed]
  return {
    statutory: new Set(all.filter(({ statutory }) => statutory).map(({ day }) => day)),
    recognised: new Set(all.filter(({ free }) => free).map(({ day }) => day)),
  }
}
