/** Reads the tariffs that hold on a day: court fees, salaries of representatives and the bailiff's summons. */
import type { CourtTables } from '#domain/courtCosts.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { heldOn } from '#domain/tariffs.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const bailiffTariffNames = names('bailiff_tariff')
const courtFeeNames = names('court_fee')
const subpoenaSalaryNames = names('subpoena_salary')

/** Article of the summons among the acts of a bailiff (Btag art. 2 a). */
const summonsArticle = '2a'

type Dated = { effectiveFrom: IsoDate; effectiveUntil: IsoDate | null; band: number | null }
type FeeRow = CourtTables['fees'][number] & Dated
type SalaryRow = CourtTables['salaries'][number] & Dated
type ActRow = Dated & { amount: number }

const dated = 'effective_from as "effectiveFrom", effective_until as "effectiveUntil"'

/** The tariffs that hold on a day; missing ones are null or absent. */
export async function courtTablesOn(day: IsoDate, { query }: Pick<Engine, 'query'>): Promise<CourtTables> {
  // In turn: within a transaction there is one connection.
  const fees = await query<FeeRow>({
    text: `select ${courtFeeNames.court_type} as "courtType", ${courtFeeNames.band}, ${courtFeeNames.up_to} as "upTo", ${courtFeeNames.legal_person} as "legalPerson", ${courtFeeNames.natural_person} as "naturalPerson", ${courtFeeNames.indigent}, ${dated}
        from court_fee where ${courtFeeNames.effective_from} <= $1`,
    values: [day],
  })
  const salaries = await query<SalaryRow>({
    text: `select ${subpoenaSalaryNames.kind}, ${subpoenaSalaryNames.band}, ${subpoenaSalaryNames.up_to} as "upTo", ${subpoenaSalaryNames.amount_per_point} as "amountPerPoint", ${subpoenaSalaryNames.max_points} as "maxPoints", ${dated}
        from subpoena_salary where ${subpoenaSalaryNames.effective_from} <= $1`,
    values: [day],
  })
  const acts = await query<ActRow>({
    text: `select null as band, ${bailiffTariffNames.amount}, ${dated} from bailiff_tariff where ${bailiffTariffNames.article} = $2 and ${bailiffTariffNames.effective_from} <= $1`,
    values: [day, summonsArticle],
  })
  const [act] = heldOn(acts.rows, day, () => summonsArticle)
  return {
    fees: heldOn(fees.rows, day, ({ courtType, band }) => `${courtType} ${band}`),
    salaries: heldOn(salaries.rows, day, ({ kind, band }) => `${kind} ${band}`),
    summons: act?.amount ?? null,
    summonsFrom: act?.effectiveFrom,
  }
}
