/** Reading and allocating payments: bank accounts, rules for bank lines, and allocation orders. */
import { components, type Component } from '#domain/money/allocation.ts'
import { ibanOf } from '#server/seed/invented/numbers.ts'

const firstIban = 900_001
/** IBAN of the first account, to which debtors pay. */
export const trustIban = ibanOf(firstIban)

export const bankAccounts = () =>
  (
    [
      ['Derdengelden', 'trust', null],
      ['Derdengelden grote klanten', 'trust', 1],
      ['Kantoor', 'office', null],
      ['Kantoor reserve', 'office', null],
    ] as const
  ).map(([name, kind, customer_id], index) => ({
    id: index + 1,
    name,
    iban: ibanOf(firstIban + index),
    bic: 'TESTNL2A',
    kind,
    customer_id,
    active: index !== 3,
  }))

/** Code, names, inspected field, pattern, kind of payment, what follows. */
const descriptions = [
  [
    'storno',
    'Teruggeboekte incasso',
    'Reversed direct debit',
    'Prélèvement rejeté',
    'text',
    'storno | teruggeboekt | MD06 | AC04',
    'refund',
    'ask',
  ],
  [
    'bank_costs',
    'Kosten van de bank',
    'Costs of the bank',
    'Frais de la banque',
    'text',
    'kosten*betalingsverkeer | bankkosten',
    'fee',
    'ignore',
  ],
  [
    'own_account',
    'Tussen eigen rekeningen',
    'Between own accounts',
    'Entre comptes propres',
    'iban',
    'NL*TEST000090000*',
    'own_transfer',
    'ignore',
  ],
  [
    'bailiff_payout',
    'Afdracht deurwaarder',
    'Remittance of a bailiff',
    'Versement d’huissier',
    'name',
    'gerechtsdeurwaarder | deurwaarders',
    'bailiff',
    'match',
  ],
  [
    'psp_payout',
    'Uitbetaling betaaldienst',
    'Payout of a payment provider',
    'Versement d’un prestataire',
    'name',
    'stichting*betaal | payments',
    'psp',
    'match',
  ],
  [
    'client_advance',
    'Voorschot van klant',
    'Advance of a client',
    'Provision d’un client',
    'text',
    'voorschot*dossier',
    'client_transfer',
    'match',
  ],
  [
    'file_number',
    'Dossiernummer genoemd',
    'File number named',
    'Numéro de dossier cité',
    'text',
    'dossier | dossiernr | uw kenmerk',
    'debtor_payment',
    'match',
  ],
  [
    'reference',
    'Betalingskenmerk genoemd',
    'Payment reference named',
    'Référence de paiement citée',
    'text',
    'kenmerk | betalingskenmerk',
    'debtor_payment',
    'match',
  ],
  [
    'arrangement',
    'Termijn van regeling',
    'Instalment of an arrangement',
    'Échéance d’un échéancier',
    'text',
    'termijn | regeling | afbetaling',
    'debtor_payment',
    'match',
  ],
  ['refund', 'Terugbetaling', 'Refund', 'Remboursement', 'text', 'terugbetaling | refund', 'refund', 'ask'],
] as const

export const paymentDescriptions = () =>
  descriptions.map(([code, nl, en, fr, field, pattern, kind, action], index) => ({
    id: index + 1,
    priority: index + 1,
    code,
    name: { nl, en, fr },
    field,
    pattern,
    kind,
    action,
    active: true,
  }))

const principalFirst: readonly Component[] = [
  'principal',
  'interest',
  ...components.filter((one) => one !== 'principal' && one !== 'interest'),
]

/** The legal order for everybody, and orders agreed with single clients. */
const templates: readonly (readonly [string, string | null, readonly Component[], boolean, boolean])[] = [
  ['Wettelijk (6:44 BW)', null, components, true, false],
  ['Hoofdsom eerst (regeling)', 'amicable', principalFirst, false, false],
  ['Executie: deurwaarder eerst', 'bailiff', components, true, true],
  ['Schuldhulp: alleen hoofdsom', 'shv', ['principal'], true, false],
]

export const allocationTemplates = () =>
  templates.map(([name, phase, order, is_default, bailiff_costs_first], index) => ({
    id: index + 1,
    name,
    phase,
    components: order.map((component) => ({ component })),
    respect_designation: true,
    most_onerous_first: true,
    oldest_first: true,
    bailiff_costs_first,
    is_default,
    active: true,
  }))
