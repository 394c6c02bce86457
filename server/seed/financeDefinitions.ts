/** Definitions of finance: price lists for clients, extra costs and advances. */
import type { Cents } from '#domain/money/money.ts'
import type { ClientCostRule } from '#domain/money/clientCosts.ts'
import { costTypeId } from './reference/costTypes.ts'

const eur = (amount: Cents) => ({ amount, currency: 'EUR' as const })
const validFrom = '2025-01-01'
const vatRate = '21'

const rule = (given: Partial<ClientCostRule> & Pick<ClientCostRule, 'trigger' | 'basis'>): ClientCostRule => ({
  vatRate,
  keepBik: false,
  keepInterest: false,
  validFrom,
  ...given,
})
const commission = (percent: string, more: Partial<ClientCostRule> = {}) =>
  rule({ trigger: 'collected', basis: 'percent_collected', percent, ...more })
const fee = (trigger: ClientCostRule['trigger'], amount: Cents, more: Partial<ClientCostRule> = {}) =>
  rule({ trigger, basis: 'amount', amount: eur(amount), ...more })

const templates: readonly (readonly [string, string, readonly ClientCostRule[]])[] = [
  [
    'No cure no pay',
    'Provisie over wat is geïnd; incassokosten zijn voor het kantoor.',
    [commission('15', { keepBik: true })],
  ],
  [
    'Staffel zakelijk',
    'Provisie in drie schijven.',
    [
      commission('12', { bandTo: eur(2_500_00), minimum: eur(25_00) }),
      commission('8', { bandFrom: eur(2_500_00), bandTo: eur(10_000_00) }),
      commission('5', { bandFrom: eur(10_000_00) }),
    ],
  ],
  [
    'Abonnement',
    'Vast bedrag per maand, lage provisie.',
    [fee('month', 149_00), commission('6'), fee('legal_act', 45_00)],
  ],
  [
    'Webwinkels',
    'Vast bedrag per dossier, naar hoofdsom.',
    [
      fee('file_opened', 4_95, { bandTo: eur(100_00) }),
      fee('file_opened', 9_95, { bandFrom: eur(100_00) }),
      commission('10', { keepBik: true }),
      commission('11', { keepBik: true, validFrom: '2026-07-01' }),
    ],
  ],
  [
    'Huur en zorg',
    'Kosten per brief en bij sluiten zonder resultaat.',
    [fee('letter', 2_50), fee('closed_no_result', 35_00), commission('8', { maximum: eur(750_00) })],
  ],
  [
    'Precasso',
    'Aanmanen op briefpapier van de klant.',
    [
      fee('precasso_item', 3_25),
      rule({ trigger: 'file_opened', basis: 'percent_principal', percent: '1', minimum: eur(5_00) }),
    ],
  ],
]

export const clientCostTemplates = () =>
  templates.map(([name, description, rules], index) => ({ id: index + 1, name, description, rules, active: true }))

type Extra = readonly [
  code: string,
  nl: string,
  en: string,
  fr: string,
  type: string,
  amount: Cents | null,
  vat: string | null,
]

const extras: readonly Extra[] = [
  [
    'kvk_extract',
    'Uittreksel handelsregister',
    'Trade register extract',
    'Extrait du registre du commerce',
    'register_extract',
    2_55,
    null,
  ],
  [
    'land_register',
    'Uittreksel kadaster',
    'Land register extract',
    'Extrait du cadastre',
    'register_extract',
    3_70,
    null,
  ],
  ['brp', 'Opvraging BRP', 'BRP request', 'Demande BRP', 'brp_request', 1_80, null],
  ['registered_letter', 'Aangetekende brief', 'Registered letter', 'Lettre recommandée', 'registered_mail', 9_75, '21'],
  [
    'translation_page',
    'Vertaling per pagina',
    'Translation per page',
    'Traduction par page',
    'translation',
    null,
    '21',
  ],
  ['courier', 'Koerier', 'Courier', 'Coursier', 'registered_mail', 24_50, '21'],
  [
    'bailiff_bank',
    'Bankbeslag door deurwaarder',
    'Bank attachment by a bailiff',
    'Saisie bancaire par huissier',
    'attachment_bank',
    null,
    '21',
  ],
  [
    'bailiff_wage',
    'Loonbeslag door deurwaarder',
    'Wage attachment by a bailiff',
    'Saisie sur salaire par huissier',
    'attachment_wage',
    null,
    '21',
  ],
]

export const extraCostDefinitions = () =>
  extras.map(([code, nl, en, fr, type, amount, vat], index) => ({
    id: index + 1,
    code,
    name: { nl, en, fr },
    cost_type_id: costTypeId(type),
    pricing: amount === null ? 'as_imported' : 'fixed',
    amount,
    amount_currency: amount === null ? null : 'EUR',
    vat_rate: vat,
    charge_to: type.startsWith('attachment') ? 'debtor' : 'client',
    approval_above: amount === null ? 250_00 : null,
    approval_above_currency: amount === null ? 'EUR' : null,
    active: true,
  }))

const advances = [
  [
    'court_costs',
    'Voorschot proceskosten',
    'Advance on court costs',
    'Provision sur frais de justice',
    'court_costs',
    null,
    'judicial_start',
  ],
  [
    'summons',
    'Voorschot dagvaarding',
    'Advance on the summons',
    'Provision sur assignation',
    'fixed',
    160_00,
    'before_summons',
  ],
  [
    'bankruptcy',
    'Voorschot faillissementsaanvraag',
    'Advance on a bankruptcy request',
    'Provision sur demande de faillite',
    'fixed',
    1_250_00,
    'manual',
  ],
  ['execution', 'Voorschot executie', 'Advance on enforcement', 'Provision sur exécution', 'fixed', 350_00, 'manual'],
  [
    'abroad',
    'Voorschot buitenland',
    'Advance for collection abroad',
    'Provision à l’étranger',
    'custom',
    null,
    'manual',
  ],
] as const

export const advanceDefinitions = () =>
  advances.map(([code, nl, en, fr, formula, amount, ask_at], index) => ({
    id: index + 1,
    code,
    name: { nl, en, fr },
    formula,
    amount,
    amount_currency: amount === null ? null : 'EUR',
    ask_at,
    invoice_text: {
      nl: `${nl}. Wat niet wordt gebruikt, ontvangt u terug.`,
      en: `${en}. What is not used is returned to you.`,
      fr: `${fr}. Ce qui n’est pas utilisé vous est remboursé.`,
    },
    refundable: code !== 'abroad',
    active: true,
  }))
