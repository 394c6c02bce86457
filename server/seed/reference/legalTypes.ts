/** Legal grounds of claims. Limitation: two years for what a consumer buys, energy too, otherwise five (Civil Code 7:28, 3:307). */
import { countryId } from './countries.ts'

/**
 * Code; name in Dutch, English and French; interest, years of limitation, and whether the statutory cost scale
 * applies.
 */
const types = [
  ['consumer_purchase', 'Consumentenkoop', 'Consumer purchase', 'Achat de consommation', 'statutory', 2, true],
  ['service', 'Dienstverlening', 'Services', 'Prestation de services', 'statutory', 5, true],
  ['rent', 'Huur', 'Rent', 'Loyer', 'statutory', 5, true],
  ['healthcare', 'Zorg', 'Healthcare', 'Soins de santé', 'statutory', 5, true],
  ['energy', 'Energie', 'Energy', 'Énergie', 'statutory', 2, true],
  ['telecom', 'Telecom', 'Telecom', 'Télécommunications', 'statutory', 5, true],
  ['loan', 'Geldlening', 'Loan', 'Prêt', 'contractual', 5, true],
  ['insurance', 'Verzekeringspremie', 'Insurance premium', 'Prime d’assurance', 'statutory', 5, true],
  ['b2b_invoice', 'Zakelijke factuur', 'Business invoice', 'Facture entre entreprises', 'commercial', 5, true],
  ['damages', 'Schadevergoeding', 'Damages', 'Dommages-intérêts', 'statutory', 5, false],
  ['membership', 'Lidmaatschap', 'Membership', 'Adhésion', 'statutory', 5, true],
  ['government', 'Overheid', 'Government', 'Pouvoirs publics', 'government', 5, true],
] as const

export const legalTypeRows = () =>
  types.map(([code, nl, en, fr, interest, years, isScale], index) => ({
    id: index + 1,
    code,
    name: { nl, en, fr },
    country_id: countryId('NL'),
    default_interest_type: interest,
    statutory_costs: isScale,
    limitation_category: years === 2 ? 'consumer_2' : 'contract_5',
    default_phase: 'amicable',
    position: index + 1,
    active: true,
  }))

/** Id of the row with this code. */
export const legalTypeId = (code: (typeof types)[number][0]): number => types.findIndex((row) => row[0] === code) + 1
