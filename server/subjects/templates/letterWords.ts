/** Fixed texts of a printed letter, in the language of the letter. */
import type { MessageLanguage } from '#domain/templates/variable.ts'

type Words = Readonly<
  Record<
    | 'date'
    | 'reference'
    | 'subject'
    | 'registered'
    | 'regards'
    | 'enclosures'
    | 'page'
    | 'sample'
    | 'claim_specification'
    | 'income_form'
    | 'qr_slip'
    | 'payment_overview'
    | 'arrangement_plan'
    | 'payTo'
    | 'amount'
    | 'income'
    | 'expenses'
    | 'perMonth',
    string
  >
>

export const letterWords: Readonly<Record<MessageLanguage, Words>> = {
  nl: {
    date: 'Datum',
    reference: 'Ons kenmerk',
    subject: 'Betreft',
    registered: 'Aangetekend',
    regards: 'Met vriendelijke groet,',
    enclosures: 'Bijlagen',
    page: 'Pagina %page% van %pages%',
    sample: 'Voorbeeld',
    claim_specification: 'Specificatie van de vordering',
    income_form: 'Inkomsten en uitgaven',
    qr_slip: 'Betalen',
    payment_overview: 'Betaaloverzicht',
    arrangement_plan: 'Termijnoverzicht',
    payTo: 'Rekening',
    amount: 'Bedrag',
    income: 'Inkomsten',
    expenses: 'Uitgaven',
    perMonth: 'per maand',
  },
  en: {
    date: 'Date',
    reference: 'Our reference',
    subject: 'Subject',
    registered: 'Registered',
    regards: 'Kind regards,',
    enclosures: 'Enclosures',
    page: 'Page %page% of %pages%',
    sample: 'Sample',
    claim_specification: 'Claim specification',
    income_form: 'Income and expenses',
    qr_slip: 'How to pay',
    payment_overview: 'Payments',
    arrangement_plan: 'Instalment plan',
    payTo: 'Account',
    amount: 'Amount',
    income: 'Income',
    expenses: 'Expenses',
    perMonth: 'per month',
  },
  fr: {
    date: 'Date',
    reference: 'Notre référence',
    subject: 'Objet',
    registered: 'Recommandé',
    regards: 'Cordialement,',
    enclosures: 'Pièces jointes',
    page: 'Page %page% sur %pages%',
    sample: 'Exemple',
    claim_specification: 'Décompte de la créance',
    income_form: 'Revenus et dépenses',
    qr_slip: 'Payer',
    payment_overview: 'Relevé des paiements',
    arrangement_plan: 'Plan de paiement',
    payTo: 'Compte',
    amount: 'Montant',
    income: 'Revenus',
    expenses: 'Dépenses',
    perMonth: 'par mois',
  },
  de: {
    date: 'Datum',
    reference: 'Unser Zeichen',
    subject: 'Betreff',
    registered: 'Einschreiben',
    regards: 'Mit freundlichen Grüßen',
    enclosures: 'Anlagen',
    page: 'Seite %page% von %pages%',
    sample: 'Muster',
    claim_specification: 'Aufstellung der Forderung',
    income_form: 'Einkommen und Ausgaben',
    qr_slip: 'Bezahlen',
    payment_overview: 'Zahlungsübersicht',
    arrangement_plan: 'Ratenplan',
    payTo: 'Konto',
    amount: 'Betrag',
    income: 'Einkommen',
    expenses: 'Ausgaben',
    perMonth: 'pro Monat',
  },
}
