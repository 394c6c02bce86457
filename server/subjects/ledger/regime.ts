/** Regime of costs for a debtor: as the client agreed, and whether the legal ground of the claim has statutory costs. */
import { names } from '#server/sql/names.ts'

const c = names('customer', 'c')
// Names that no query around has: an inner `g` would hide the one that `ground` means.
const own = names('legal_type', 'own_ground')
const home = names('country', 'own_country')

/**
 * Columns of a `CostRegime`, of the customer `c`. The scale is Dutch law, and of contracts alone (Civil Code 6:96 lid 4 and 5):
 * a ground of another country, or of damages, has none of it, and a consumer owes nothing but the scale.
 *
 * @param ground SQL of the id of the legal type; null: none is known.
 */
export const regimeColumns = (
  ground: string,
): string => `coalesce(${c.cost_regime}, 'wik') as regime, not exists (select from legal_type own_ground join country own_country on ${home.id} = ${own.country_id}
      where ${own.id} = ${ground} and not (coalesce(${own.statutory_costs}, true) and ${home.code} = 'NL')) as "hasScale",
    ${c.contractual_costs}::text as percent, ${c.contractual_minimum}::int as minimum, coalesce(${c.vat_deductible}, true) as "vatDeductible"`
