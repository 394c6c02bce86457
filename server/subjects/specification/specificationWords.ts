/** Fixed texts of the specification of a claim, in the languages of letters. */
import type { MessageLanguage } from '#domain/templates/variable.ts'

export type Words = Readonly<
  Record<
    | 'title'
    | 'on'
    | 'file'
    | 'clientReference'
    | 'creditor'
    | 'debtor'
    | 'office'
    | 'postAddress'
    | 'claims'
    | 'claim'
    | 'kind'
    | 'ground'
    | 'invoiceDate'
    | 'dueDate'
    | 'amount'
    | 'credit'
    | 'agreement'
    | 'interest'
    | 'from'
    | 'to'
    | 'days'
    | 'rate'
    | 'base'
    | 'contract'
    | 'noInterest'
    | 'costs'
    | 'date'
    | 'description'
    | 'article'
    | 'net'
    | 'vat'
    | 'noCosts'
    | 'payments'
    | 'onCosts'
    | 'onInterest'
    | 'onPrincipal'
    | 'left'
    | 'noPayments'
    | 'writtenOff'
    | 'totals'
    | 'principal'
    | 'collectionCosts'
    | 'collectionVat'
    | 'courtCosts'
    | 'otherCosts'
    | 'paid'
    | 'overpayment'
    | 'outstanding'
    | 'perDay'
    | 'pay'
    | 'payTo'
    | 'inNameOf'
    | 'reference'
    | 'wki'
    | 'complaints'
    | 'page'
    | 'total',
    string
  >
>

export const specificationWords: Readonly<Record<MessageLanguage, Words>> = {
  nl: {
    title: 'Specificatie van de vordering',
    on: 'Stand op',
    file: 'Dossier',
    clientReference: 'Kenmerk schuldeiser',
    creditor: 'Schuldeiser',
    debtor: 'Debiteur',
    office: 'Incassobureau',
    postAddress: 'Postadres',
    claims: 'Vorderingen',
    claim: 'Vordering',
    kind: 'Soort',
    ground: 'Grondslag',
    invoiceDate: 'Factuurdatum',
    dueDate: 'Te betalen voor of op',
    amount: 'Bedrag',
    credit: 'Creditnota',
    agreement: 'Overeenkomst',
    interest: 'Rente',
    from: 'Van',
    to: 'Tot en met',
    days: 'Dagen',
    rate: 'Per jaar',
    base: 'Over',
    contract: 'overeenkomst',
    noInterest: 'Er is geen rente berekend.',
    costs: 'Kosten',
    date: 'Datum',
    description: 'Omschrijving',
    article: 'Artikel',
    net: 'Zonder btw',
    vat: 'Btw',
    noCosts: 'Er zijn geen kosten berekend.',
    payments: 'Betalingen',
    onCosts: 'Op kosten',
    onInterest: 'Op rente',
    onPrincipal: 'Op hoofdsom',
    left: 'Over',
    noPayments: 'Er is nog niets betaald.',
    writtenOff: 'Afgeboekt',
    totals: 'Openstaand',
    principal: 'Hoofdsom',
    collectionCosts: 'Incassokosten',
    collectionVat: 'Btw over incassokosten',
    courtCosts: 'Gerechtskosten',
    otherCosts: 'Overige kosten',
    paid: 'Betaald',
    overpayment: 'Te veel betaald',
    outstanding: 'Totaal te betalen',
    perDay: 'Rente per dag, vanaf de volgende dag',
    pay: 'Betalen',
    payTo: 'Rekening (IBAN)',
    inNameOf: 'Ten name van',
    reference: 'Betalingskenmerk',
    wki: 'Registratienummer Wki',
    complaints: 'Klacht of geschil?',
    page: 'Pagina %page% van %pages%',
    total: 'Totaal',
  },
  en: {
    title: 'Specification of the claim',
    on: 'As of',
    file: 'File',
    clientReference: 'Creditor’s reference',
    creditor: 'Creditor',
    debtor: 'Debtor',
    office: 'Collection agency',
    postAddress: 'Postal address',
    claims: 'Claims',
    claim: 'Claim',
    kind: 'Kind',
    ground: 'Ground',
    invoiceDate: 'Invoice date',
    dueDate: 'Payable on or before',
    amount: 'Amount',
    credit: 'Credit note',
    agreement: 'Agreement',
    interest: 'Interest',
    from: 'From',
    to: 'Until',
    days: 'Days',
    rate: 'A year',
    base: 'On',
    contract: 'agreement',
    noInterest: 'No interest was charged.',
    costs: 'Costs',
    date: 'Date',
    description: 'Description',
    article: 'Article',
    net: 'Without VAT',
    vat: 'VAT',
    noCosts: 'No costs were charged.',
    payments: 'Payments',
    onCosts: 'On costs',
    onInterest: 'On interest',
    onPrincipal: 'On principal',
    left: 'Left',
    noPayments: 'Nothing was paid yet.',
    writtenOff: 'Written off',
    totals: 'Outstanding',
    principal: 'Principal',
    collectionCosts: 'Collection costs',
    collectionVat: 'VAT on collection costs',
    courtCosts: 'Court costs',
    otherCosts: 'Other costs',
    paid: 'Paid',
    overpayment: 'Paid too much',
    outstanding: 'Total to be paid',
    perDay: 'Interest a day, from the next day',
    pay: 'How to pay',
    payTo: 'Account (IBAN)',
    inNameOf: 'In the name of',
    reference: 'Payment reference',
    wki: 'Wki registration number',
    complaints: 'Complaint or dispute?',
    page: 'Page %page% of %pages%',
    total: 'Total',
  },
  fr: {
    title: 'Décompte de la créance',
    on: 'Situation au',
    file: 'Dossier',
    clientReference: 'Référence du créancier',
    creditor: 'Créancier',
    debtor: 'Débiteur',
    office: 'Bureau de recouvrement',
    postAddress: 'Adresse postale',
    claims: 'Créances',
    claim: 'Créance',
    kind: 'Nature',
    ground: 'Fondement',
    invoiceDate: 'Date de facture',
    dueDate: 'À payer au plus tard le',
    amount: 'Montant',
    credit: 'Note de crédit',
    agreement: 'Contrat',
    interest: 'Intérêts',
    from: 'Du',
    to: 'Au',
    days: 'Jours',
    rate: 'Par an',
    base: 'Sur',
    contract: 'contrat',
    noInterest: 'Aucun intérêt n’a été calculé.',
    costs: 'Frais',
    date: 'Date',
    description: 'Description',
    article: 'Article',
    net: 'Hors TVA',
    vat: 'TVA',
    noCosts: 'Aucuns frais n’ont été comptés.',
    payments: 'Paiements',
    onCosts: 'Sur les frais',
    onInterest: 'Sur les intérêts',
    onPrincipal: 'Sur le principal',
    left: 'Reste',
    noPayments: 'Rien n’a encore été payé.',
    writtenOff: 'Passé en perte',
    totals: 'Solde dû',
    principal: 'Principal',
    collectionCosts: 'Frais de recouvrement',
    collectionVat: 'TVA sur les frais de recouvrement',
    courtCosts: 'Frais de justice',
    otherCosts: 'Autres frais',
    paid: 'Payé',
    overpayment: 'Trop-perçu',
    outstanding: 'Total à payer',
    perDay: 'Intérêts par jour, à partir du lendemain',
    pay: 'Payer',
    payTo: 'Compte (IBAN)',
    inNameOf: 'Au nom de',
    reference: 'Référence de paiement',
    wki: 'Numéro d’enregistrement Wki',
    complaints: 'Réclamation ou litige ?',
    page: 'Page %page% sur %pages%',
    total: 'Total',
  },
  de: {
    title: 'Aufstellung der Forderung',
    on: 'Stand am',
    file: 'Akte',
    clientReference: 'Zeichen des Gläubigers',
    creditor: 'Gläubiger',
    debtor: 'Schuldner',
    office: 'Inkassobüro',
    postAddress: 'Postanschrift',
    claims: 'Forderungen',
    claim: 'Forderung',
    kind: 'Art',
    ground: 'Grundlage',
    invoiceDate: 'Rechnungsdatum',
    dueDate: 'Zahlbar bis',
    amount: 'Betrag',
    credit: 'Gutschrift',
    agreement: 'Vertrag',
    interest: 'Zinsen',
    from: 'Von',
    to: 'Bis',
    days: 'Tage',
    rate: 'Pro Jahr',
    base: 'Auf',
    contract: 'Vertrag',
    noInterest: 'Es wurden keine Zinsen berechnet.',
    costs: 'Kosten',
    date: 'Datum',
    description: 'Beschreibung',
    article: 'Artikel',
    net: 'Ohne MwSt.',
    vat: 'MwSt.',
    noCosts: 'Es wurden keine Kosten berechnet.',
    payments: 'Zahlungen',
    onCosts: 'Auf Kosten',
    onInterest: 'Auf Zinsen',
    onPrincipal: 'Auf Hauptforderung',
    left: 'Rest',
    noPayments: 'Es wurde noch nichts gezahlt.',
    writtenOff: 'Abgeschrieben',
    totals: 'Offen',
    principal: 'Hauptforderung',
    collectionCosts: 'Inkassokosten',
    collectionVat: 'MwSt. auf Inkassokosten',
    courtCosts: 'Gerichtskosten',
    otherCosts: 'Sonstige Kosten',
    paid: 'Gezahlt',
    overpayment: 'Zu viel gezahlt',
    outstanding: 'Zu zahlen insgesamt',
    perDay: 'Zinsen pro Tag, ab dem nächsten Tag',
    pay: 'Zahlen',
    payTo: 'Konto (IBAN)',
    inNameOf: 'Auf den Namen von',
    reference: 'Zahlungsreferenz',
    wki: 'Wki-Registrierungsnummer',
    complaints: 'Beschwerde oder Streitfall?',
    page: 'Seite %page% von %pages%',
    total: 'Summe',
  },
}
