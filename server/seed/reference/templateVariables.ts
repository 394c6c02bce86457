/**
 * The variables that the program fills in by itself: every installation has them, and nobody adds or removes one.
 * Samples are those of one invented file.
 */
import type { VariableFormat, VariableScope } from '#domain/templates/variable.ts'

type Category = 'file' | 'debtor' | 'customer' | 'office' | 'finance' | 'legal' | 'user'

export type TemplateVariableRow = {
  key: string
  label: Readonly<Record<'nl' | 'en' | 'fr', string>>
  category: Category
  type: 'system'
  format: VariableFormat
  sample: string | null
  scopes: readonly VariableScope[]
}

/** [key, format, Dutch, English, French, sample] */
type Entry = readonly [string, VariableFormat, string, string, string, string?]

const everywhere: readonly VariableScope[] = ['debtor', 'client', 'legal']
const inCourt: readonly VariableScope[] = ['legal']

const file: readonly Entry[] = [
  ['file.number', 'text', 'Dossiernummer', 'File number', 'Numéro de dossier', 'INC-2026-004217'],
  [
    'file.clientReference',
    'text',
    'Referentie van de klant',
    'Reference of the client',
    'Référence du client',
    'K-88213',
  ],
  ['file.status', 'text', 'Stand van het dossier', 'Status of the file', 'Statut du dossier', 'In behandeling'],
  ['file.openedAt', 'date', 'Dossier geopend op', 'File opened on', 'Dossier ouvert le', '-30'],
  [
    'file.caseManager.name',
    'text',
    'Naam van de behandelaar',
    'Name of the case manager',
    'Nom du gestionnaire',
    'Erik Medewerker',
  ],
  [
    'file.caseManager.email',
    'text',
    'E-mail van de behandelaar',
    'E-mail of the case manager',
    'E-mail du gestionnaire',
    'erik@example.nl',
  ],
  [
    'file.caseManager.phone',
    'text',
    'Telefoon van de behandelaar',
    'Phone of the case manager',
    'Téléphone du gestionnaire',
    '030 000 00 12',
  ],
  [
    'file.paymentReference',
    'text',
    'Betalingskenmerk',
    'Payment reference',
    'Référence de paiement',
    '4217 0088 2130 0016',
  ],
  ['file.paymentLink', 'link', 'Betaallink', 'Payment link', 'Lien de paiement', 'https://betalen.example/4217'],
  ['file.qrCode', 'html', 'QR-code om te betalen', 'QR code to pay', 'Code QR de paiement'],
  [
    'file.claimSpecification',
    'table',
    'Specificatie van de vordering',
    'Claim specification',
    'Décompte de la créance',
  ],
  ['file.claimsTable', 'table', 'Tabel van facturen', 'Table of invoices', 'Tableau des factures'],
  ['file.interestTable', 'table', 'Tabel van rente', 'Table of interest', 'Tableau des intérêts'],
  ['file.paymentsTable', 'table', 'Tabel van betalingen', 'Table of payments', 'Tableau des paiements'],
  ['file.instalmentTable', 'table', 'Tabel van termijnen', 'Table of instalments', 'Tableau des échéances'],
  ['file.limitationDate', 'date', 'Verjaringsdatum', 'Limitation date', 'Date de prescription', '+1460'],
  [
    'file.14day.endDate',
    'date',
    'Einde van de veertien dagen',
    'End of the fourteen days',
    'Fin des quatorze jours',
    '+17',
  ],
  [
    'file.ground',
    'text',
    'Grond van de vordering',
    'Ground of the claim',
    'Fondement de la créance',
    'koop van goederen in de webwinkel',
  ],
]

const finance: readonly Entry[] = [
  ['file.total.principal', 'money', 'Hoofdsom', 'Principal', 'Principal', '250.00'],
  ['file.total.interest', 'money', 'Rente', 'Interest', 'Intérêts', '1.81'],
  ['file.total.costs', 'money', 'Incassokosten', 'Collection costs', 'Frais de recouvrement', '48.40'],
  ['file.total.courtCosts', 'money', 'Gerechtskosten', 'Court costs', 'Frais de justice', '0.00'],
  ['file.total.paid', 'money', 'Al betaald', 'Already paid', 'Déjà payé', '50.00'],
  ['file.total.outstanding', 'money', 'Nog te betalen', 'Outstanding', 'Restant dû', '250.21'],
  ['file.interestPerDay', 'money', 'Rente per dag', 'Interest per day', 'Intérêt par jour', '0.03'],
  ['file.interestRate', 'number', 'Rentepercentage', 'Interest rate', 'Taux d’intérêt', '4'],
  ['file.interestFrom', 'date', 'Rente vanaf', 'Interest from', 'Intérêts à partir du', '-66'],
  ['file.14day.costs', 'money', 'Aangekondigde incassokosten', 'Announced collection costs', 'Frais annoncés', '40.00'],
  ['file.14day.costsVat', 'money', 'Btw over die kosten', 'VAT on those costs', 'TVA sur ces frais', '8.40'],
  ['file.lastPayment.amount', 'money', 'Laatste betaling', 'Last payment', 'Dernier paiement', '50.00'],
  [
    'file.lastPayment.date',
    'date',
    'Datum van de laatste betaling',
    'Date of the last payment',
    'Date du dernier paiement',
    '-12',
  ],
  ['arrangement.amount', 'money', 'Bedrag per termijn', 'Amount per instalment', 'Montant par échéance', '62.50'],
  ['arrangement.count', 'number', 'Aantal termijnen', 'Number of instalments', 'Nombre d’échéances', '4'],
  ['arrangement.firstDate', 'date', 'Eerste termijn', 'First instalment', 'Première échéance', '+14'],
  ['arrangement.nextDate', 'date', 'Volgende termijn', 'Next instalment', 'Prochaine échéance', '+14'],
  ['arrangement.lastDate', 'date', 'Laatste termijn', 'Last instalment', 'Dernière échéance', '+104'],
  [
    'arrangement.overdue',
    'money',
    'Achterstand in de regeling',
    'Arrears of the arrangement',
    'Arriéré de l’échéancier',
    '62.50',
  ],
  [
    'invoice.number',
    'text',
    'Factuurnummer aan de klant',
    'Number of the client invoice',
    'Numéro de facture client',
    'F-2026-0311',
  ],
  [
    'invoice.total',
    'money',
    'Factuurbedrag aan de klant',
    'Total of the client invoice',
    'Total de la facture client',
    '1210.00',
  ],
  ['payout.amount', 'money', 'Uitbetaling', 'Payout', 'Versement', '4380.25'],
  ['payout.date', 'date', 'Datum van uitbetaling', 'Date of the payout', 'Date du versement', '+2'],
]

const debtor: readonly Entry[] = [
  ['debtor.salutationLine', 'text', 'Aanhef', 'Salutation', 'Formule d’appel', 'Geachte mevrouw De Vries,'],
  ['debtor.fullName', 'text', 'Volledige naam', 'Full name', 'Nom complet', 'Mevrouw S. de Vries'],
  ['debtor.company', 'text', 'Bedrijfsnaam', 'Company', 'Entreprise', 'Bakkerij De Korenaar'],
  [
    'debtor.address',
    'text',
    'Adres, onder elkaar',
    'Address, on lines',
    'Adresse, sur plusieurs lignes',
    'Molenweg 14\n3581 AB Utrecht',
  ],
  ['debtor.address.street', 'text', 'Straat en huisnummer', 'Street and number', 'Rue et numéro', 'Molenweg 14'],
  ['debtor.address.postcode', 'text', 'Postcode', 'Postcode', 'Code postal', '3581 AB'],
  ['debtor.address.city', 'text', 'Plaats', 'City', 'Ville', 'Utrecht'],
  ['debtor.address.country', 'text', 'Land', 'Country', 'Pays', 'Nederland'],
  ['debtor.email', 'text', 'E-mail', 'E-mail', 'E-mail', 's.devries@example.nl'],
  ['debtor.phone', 'text', 'Telefoon', 'Phone', 'Téléphone', '06 12 34 56 78'],
  ['debtor.birthDate', 'date', 'Geboortedatum', 'Date of birth', 'Date de naissance', '1984-05-12'],
]

const customer: readonly Entry[] = [
  [
    'customer.company',
    'text',
    'Bedrijf van de klant',
    'Company of the client',
    'Entreprise du client',
    'Fietsenwinkel De Linde',
  ],
  ['customer.tradeName', 'text', 'Handelsnaam', 'Trade name', 'Nom commercial', 'De Linde Online'],
  [
    'customer.address',
    'text',
    'Adres, onder elkaar',
    'Address, on lines',
    'Adresse, sur plusieurs lignes',
    'Havenkade 3\n3011 AA Rotterdam',
  ],
  ['customer.address.street', 'text', 'Straat en huisnummer', 'Street and number', 'Rue et numéro', 'Havenkade 3'],
  ['customer.address.postcode', 'text', 'Postcode', 'Postcode', 'Code postal', '3011 AA'],
  ['customer.address.city', 'text', 'Plaats', 'City', 'Ville', 'Rotterdam'],
  ['customer.phone', 'text', 'Telefoon', 'Phone', 'Téléphone', '010 000 00 44'],
  ['customer.email', 'text', 'E-mail', 'E-mail', 'E-mail', 'administratie@example.nl'],
  ['customer.kvkNumber', 'text', 'KVK-nummer', 'KVK number', 'Numéro KVK', '00000101'],
  ['merchant.webshopName', 'text', 'Webshopnaam', 'Webshop name', 'Nom de la boutique', 'De Linde Fietsen'],
  [
    'merchant.url',
    'link',
    'Webadres van de webshop',
    'Address of the webshop',
    'Adresse de la boutique',
    'https://www.delinde.example',
  ],
  [
    'contact.firstName',
    'text',
    'Voornaam van de contactpersoon',
    'First name of the contact',
    'Prénom du contact',
    'Noor',
  ],
  [
    'contact.lastName',
    'text',
    'Achternaam van de contactpersoon',
    'Last name of the contact',
    'Nom du contact',
    'Jansen',
  ],
  [
    'contact.question',
    'text',
    'Vraag aan de klant',
    'Question to the client',
    'Question au client',
    'Hebt u de bestelbon nog?',
  ],
]

const office: readonly Entry[] = [
  ['office.name', 'text', 'Naam van het kantoor', 'Name of the office', 'Nom du bureau', 'Dossier Incasso'],
  [
    'office.address',
    'text',
    'Adres van het kantoor',
    'Address of the office',
    'Adresse du bureau',
    'Voorbeeldkade 12, 3500 AB Utrecht',
  ],
  ['office.phone', 'text', 'Telefoon van het kantoor', 'Phone of the office', 'Téléphone du bureau', '030 000 00 00'],
  [
    'office.email',
    'text',
    'E-mail van het kantoor',
    'E-mail of the office',
    'E-mail du bureau',
    'support@dossier.example',
  ],
  ['office.iban', 'text', 'Rekeningnummer', 'Bank account', 'Compte bancaire', 'NL69 TEST 0000 0000 01'],
  [
    'office.wkiNumber',
    'text',
    'Wki-registratienummer',
    'Wki registration number',
    'Numéro d’enregistrement Wki',
    '000000',
  ],
  [
    'office.complaintsUrl',
    'link',
    'Klachtenregeling',
    'Complaints scheme',
    'Procédure de réclamation',
    'https://dossier.example/klachten',
  ],
  [
    'office.infoUrl',
    'link',
    'Wie wij zijn, op één pagina',
    'Who we are, on one page',
    'Qui nous sommes, sur une page',
    'https://dossier.example/i',
  ],
  [
    'office.openingHours',
    'text',
    'Openingstijden',
    'Opening hours',
    'Heures d’ouverture',
    'maandag t/m vrijdag van 9.00 tot 17.00 uur',
  ],
  [
    'office.footer',
    'html',
    'Wie wij zijn: naam, adres, Wki-nummer en klachten',
    'Who we are: name, address, Wki number and complaints',
    'Qui nous sommes : nom, adresse, numéro Wki et réclamations',
  ],
]

const user: readonly Entry[] = [
  ['user.name', 'text', 'Naam van de afzender', 'Name of the sender', 'Nom de l’expéditeur', 'Erik Medewerker'],
  [
    'user.signature',
    'text',
    'Ondertekening van de afzender',
    'Signature of the sender',
    'Signature de l’expéditeur',
    'Erik Medewerker\nafdeling Dossiers',
  ],
  ['today', 'date', 'Vandaag', 'Today', 'Aujourd’hui', '+0'],
  [
    'today.plus',
    'date',
    'Vandaag en een aantal dagen',
    'Today and a number of days',
    'Aujourd’hui plus un nombre de jours',
    '+14',
  ],
]

const legal: readonly Entry[] = [
  [
    'bailiff.firstNames',
    'text',
    'Voornamen van de deurwaarder',
    'First names of the bailiff',
    'Prénoms de l’huissier',
    'Hidde Johannes',
  ],
  ['bailiff.name', 'text', 'Naam van de deurwaarder', 'Name of the bailiff', 'Nom de l’huissier', 'Westra'],
  [
    'bailiff.office',
    'text',
    'Kantoor van de deurwaarder',
    'Office of the bailiff',
    'Étude de l’huissier',
    'Westra Gerechtsdeurwaarders te Utrecht',
  ],
  ['court.name', 'text', 'Rechtbank', 'Court', 'Tribunal', 'Rechtbank Midden-Nederland, kamer voor kantonzaken'],
  [
    'court.address',
    'text',
    'Adres van de zitting',
    'Address of the hearing',
    'Adresse de l’audience',
    'Voorbeeldplein 1, 3511 AA Utrecht',
  ],
  ['hearing.date', 'date', 'Roldatum', 'Date of the hearing', 'Date de l’audience', '+35'],
  ['hearing.time', 'text', 'Tijd van de zitting', 'Time of the hearing', 'Heure de l’audience', '10.00'],
  ['hearing.place', 'text', 'Plaats van de zitting', 'Place of the hearing', 'Lieu de l’audience', 'Utrecht'],
  ['subpoena.serviceDate', 'date', 'Datum van betekening', 'Date of service', 'Date de signification', '+7'],
  ['subpoena.leftWith', 'text', 'Afschrift gelaten aan', 'Copy left with', 'Copie remise à', 'haar in persoon'],
  [
    'subpoena.domicile',
    'text',
    'Gekozen woonplaats',
    'Chosen domicile',
    'Domicile élu',
    'Voorbeeldkade 12, 3500 AB Utrecht',
  ],
  ['subpoena.salary', 'money', 'Salaris gemachtigde', 'Salary of the representative', 'Salaire du mandataire', '44.00'],
  ['subpoena.fee', 'money', 'Griffierecht', 'Court fee', 'Droit de greffe', '90.00'],
  [
    'subpoena.exploitCosts',
    'money',
    'Kosten van de dagvaarding',
    'Costs of the summons',
    'Frais d’assignation',
    '124.83',
  ],
  ['subpoena.total', 'money', 'Totaal van de vordering', 'Total of the claim', 'Total de la demande', '300.21'],
  [
    'debtor.defence',
    'text',
    'Bekend verweer',
    'Known defence',
    'Moyen de défense connu',
    'Gedaagde stelt dat de fiets te laat is geleverd.',
  ],
]

const rows = (category: Category, entries: readonly Entry[], scopes: readonly VariableScope[]): TemplateVariableRow[] =>
  entries.map(([key, format, nl, en, fr, sample = null]) => ({
    key,
    label: { nl, en, fr },
    category,
    type: 'system',
    format,
    sample,
    scopes,
  }))

export const templateVariables: readonly TemplateVariableRow[] = [
  ...rows('file', file, everywhere),
  ...rows('finance', finance, everywhere),
  ...rows('debtor', debtor, everywhere),
  ...rows('customer', customer, everywhere),
  ...rows('office', office, everywhere),
  ...rows('user', user, everywhere),
  ...rows('legal', legal, inCourt),
]
