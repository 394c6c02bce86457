/** Terms of customers, and their account managers. */
import type { CustomerRow } from './parties/customers.ts'
import { legalTypeId } from './reference/legalTypes.ts'
import { teamIdOf } from './settings.ts'

const grounds = ['consumer_purchase', 'service', 'rent', 'healthcare', 'energy', 'telecom', 'b2b_invoice'] as const
/** Grounds of those with a name: building materials, physiotherapy, telecom, a shop for shops, child care; then six webshops. */
const named = [
  ...(['consumer_purchase', 'healthcare', 'telecom', 'b2b_invoice', 'service'] as const),
  ...Array<'consumer_purchase'>(6).fill('consumer_purchase'),
] as const
const frequencies = ['monthly', 'monthly', 'weekly', 'biweekly', 'manual'] as const

/** Legal form, by the end of the name. */
const legalFormOf = (company: string): string =>
  company.endsWith('B.V.') ? 'bv' : company.endsWith('N.V.') ? 'nv' : company.endsWith('V.O.F.') ? 'vof' : 'eenmanszaak'

/**
 * Adds the terms to a customer row.
 *
 * @param managers Ids of employees. @param templates Number of client cost templates, ids from 1.
 */
export function withTerms(customer: CustomerRow, managers: readonly number[], templates: number) {
  const index = customer.id - 1
  const ground = named[index] ?? grounds[index % grounds.length] ?? 'service'
  const isContract = index % 12 === 6
  return {
    ...customer,
    legal_form: legalFormOf(customer.company),
    vat_deductible: index % 6 !== 3,
    bic: 'TESTNL2A',
    account_holder: customer.company,
    payout_frequency: frequencies[index % frequencies.length],
    payment_term_days: index % 5 === 2 ? 30 : 14,
    net_with_invoice: index % 4 !== 1,
    invoice_email: index % 3 === 0 ? customer.email.replace('administratie.', 'facturen.') : null,
    case_manager_id: managers[(index + 1) % managers.length] ?? null,
    team_id: teamIdOf(index),
    // Branches of the first customer.
    parent_id: index === 6 || index === 7 ? 1 : null,
    legal_type_id: legalTypeId(ground),
    client_cost_template_id: (index % templates) + 1,
    cost_regime: isContract ? 'contractual' : 'wik',
    contractual_costs: isContract ? '15' : null,
    contractual_minimum: isContract ? 40_00 : null,
    contractual_minimum_currency: isContract ? 'EUR' : null,
    interest_type: isContract ? 'contractual' : ground === 'b2b_invoice' ? 'commercial' : 'statutory',
    interest_rate: isContract ? '9.5' : null,
    interest_per: isContract ? 'year' : null,
    interest_compounding: isContract ? 'annual' : null,
    sends14_day_letter: index % 3 === 1,
    legal_consent: (['per_file', 'per_file', 'always', 'never'] as const)[index % 4],
    merge_mode: (['ask', 'ask', 'auto'] as const)[index % 3],
    required_documents: index % 4 === 3 ? ['invoice', 'contract', 'correspondence'] : ['invoice', 'contract'],
  }
}
