/** Kinds of cost that every office books. A later tariff is a new row with the same code. */
import type { Cents } from '#domain/money/money.ts'

type Limit = 'none' | 'wik' | 'btag' | 'court_fee' | 'salary'
type CostType = {
  code: string
  name: readonly [nl: string, en: string, fr: string]
  category: 'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'
  chargeTo: 'debtor' | 'client' | 'office'
  vat?: string
  limit?: Limit
  /** Order in which open costs are paid: execution, court, collection, other. */
  order: number
  ledger: string
  amount?: Cents
  from?: string
}

const types: readonly CostType[] = [
  {
    code: 'bik',
    name: ['Buitengerechtelijke incassokosten', 'Collection costs', 'Frais de recouvrement'],
    category: 'collection',
    chargeTo: 'debtor',
    limit: 'wik',
    order: 300,
    ledger: '8010',
    from: '2012-07-01',
  },
  {
    code: 'bik_vat',
    name: ['Btw over incassokosten', 'VAT on collection costs', 'TVA sur les frais de recouvrement'],
    category: 'collection',
    chargeTo: 'debtor',
    limit: 'wik',
    order: 310,
    ledger: '8011',
    from: '2012-07-01',
  },
  {
    code: 'contractual_costs',
    name: ['Contractuele incassokosten', 'Contractual collection costs', 'Frais contractuels de recouvrement'],
    category: 'collection',
    chargeTo: 'debtor',
    order: 320,
    ledger: '8012',
  },
  {
    code: 'court_fee',
    name: ['Griffierecht', 'Court fee', 'Droit de greffe'],
    category: 'court',
    chargeTo: 'debtor',
    limit: 'court_fee',
    order: 200,
    ledger: '8110',
  },
  {
    code: 'salary',
    name: ['Salaris gemachtigde', 'Salary of the representative', 'Honoraires du mandataire'],
    category: 'court',
    chargeTo: 'debtor',
    limit: 'salary',
    order: 210,
    ledger: '8120',
  },
  {
    code: 'nakosten',
    name: ['Nakosten', 'After-costs', 'Frais ultérieurs'],
    category: 'court',
    chargeTo: 'debtor',
    limit: 'salary',
    order: 220,
    ledger: '8130',
  },
  {
    code: 'summons',
    name: ['Dagvaarding', 'Summons', 'Assignation'],
    category: 'bailiff',
    chargeTo: 'debtor',
    vat: '21',
    limit: 'btag',
    order: 230,
    ledger: '8210',
  },
  {
    code: 'service_judgment',
    name: ['Betekening vonnis', 'Service of a judgment', 'Signification du jugement'],
    category: 'bailiff',
    chargeTo: 'debtor',
    vat: '21',
    limit: 'btag',
    order: 100,
    ledger: '8220',
  },
  {
    code: 'attachment_wage',
    name: ['Loonbeslag', 'Attachment of wages', 'Saisie sur salaire'],
    category: 'bailiff',
    chargeTo: 'debtor',
    vat: '21',
    limit: 'btag',
    order: 110,
    ledger: '8230',
  },
  {
    code: 'attachment_bank',
    name: ['Bankbeslag', 'Attachment of a bank account', 'Saisie bancaire'],
    category: 'bailiff',
    chargeTo: 'debtor',
    vat: '21',
    limit: 'btag',
    order: 120,
    ledger: '8240',
  },
  {
    code: 'register_extract',
    name: ['Uittreksel register', 'Register extract', 'Extrait de registre'],
    category: 'other',
    chargeTo: 'client',
    vat: '21',
    order: 400,
    ledger: '8310',
    amount: 2_55,
  },
  {
    code: 'brp_request',
    name: ['BRP-opvraging', 'BRP request', 'Demande BRP'],
    category: 'other',
    chargeTo: 'client',
    order: 410,
    ledger: '8320',
    amount: 1_80,
  },
  {
    code: 'registered_mail',
    name: ['Aangetekende brief', 'Registered letter', 'Lettre recommandée'],
    category: 'other',
    chargeTo: 'client',
    vat: '21',
    order: 420,
    ledger: '8330',
    amount: 9_75,
  },
  {
    code: 'translation',
    name: ['Vertaling', 'Translation', 'Traduction'],
    category: 'other',
    chargeTo: 'client',
    vat: '21',
    order: 430,
    ledger: '8340',
  },
  {
    code: 'commission',
    name: ['Provisie', 'Commission', 'Commission'],
    category: 'office',
    chargeTo: 'client',
    vat: '21',
    order: 900,
    ledger: '8400',
  },
  {
    code: 'fixed_fee',
    name: ['Vaste vergoeding', 'Fixed fee', 'Forfait'],
    category: 'office',
    chargeTo: 'client',
    vat: '21',
    order: 910,
    ledger: '8410',
  },
  {
    code: 'precasso_fee',
    name: ['Vergoeding precasso', 'Pre-collection fee', 'Frais de précontentieux'],
    category: 'office',
    chargeTo: 'client',
    vat: '21',
    order: 920,
    ledger: '8420',
  },
  {
    code: 'letter_fee',
    name: ['Briefkosten', 'Fee per letter', 'Frais de lettre'],
    category: 'office',
    chargeTo: 'client',
    vat: '21',
    order: 930,
    ledger: '8430',
    amount: 2_50,
  },
  {
    code: 'advance',
    name: ['Voorschot', 'Advance', 'Provision'],
    category: 'other',
    chargeTo: 'client',
    order: 950,
    ledger: '1610',
  },
  {
    code: 'advance_return',
    name: ['Terugbetaling voorschot', 'Return of an advance', 'Remboursement de provision'],
    category: 'other',
    chargeTo: 'client',
    order: 960,
    ledger: '1611',
  },
  {
    code: 'correction',
    name: ['Correctie', 'Correction', 'Correction'],
    category: 'other',
    chargeTo: 'office',
    order: 980,
    ledger: '8900',
  },
  {
    code: 'write_off',
    name: ['Afboeking', 'Write-off', 'Annulation'],
    category: 'other',
    chargeTo: 'office',
    order: 990,
    ledger: '4910',
  },
]

/** Ids are fixed, so that definitions can point at a type by its code. */
export const reference = {
  cost_type: types.map(({ code, name: [nl, en, fr], amount, ...type }, index) => ({
    id: index + 1,
    code,
    name: { nl, en, fr },
    category: type.category,
    vat_rate: type.vat ?? null,
    charge_to: type.chargeTo,
    default_amount: amount ?? null,
    default_amount_currency: amount === undefined ? null : 'EUR',
    legal_limit: type.limit ?? 'none',
    allocation_order: type.order,
    ledger: type.ledger,
    effective_from: type.from ?? '2020-01-01',
    active: true,
  })),
}

/** @throws {Error} If no type has this code: a mistake in the seed. */
export const costTypeId = (code: string): number => indexOf(code) + 1

/** @throws {Error} If no type has this code. */
export const costCategory = (code: string): string => types[indexOf(code)]?.category ?? 'other'

function indexOf(code: string): number {
  const index = types.findIndex((type) => type.code === code)
  if (index < 0) throw new Error(`No cost type has the code "${code}"; add it to costTypes.ts.`)
  return index
}
