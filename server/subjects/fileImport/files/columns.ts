/** The columns that files of claims may have: of the debtor, where they live, how they are reached, and the claim. */
import { splitHouseNumber, splitStreet, type HouseNumber } from '#domain/addressLine.ts'
import { claim } from '#schemas/generated/claim.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { document } from '#schemas/generated/document.ts'
import { file } from '#schemas/generated/file.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Cell } from '#server/import/reading/row.ts'
import type { ImportColumn } from '#server/subjects/fileImport/importType.ts'

type More = Partial<Omit<ImportColumn, 'name' | 'entity' | 'property'>>
const of =
  (part: string, entity: ImportColumn['entity']) =>
  (property: string, words: readonly string[] = [], more: More = {}): ImportColumn => ({
    name: `${part}.${property}`,
    entity,
    property,
    words,
    ...more,
  })
const debtors = of('debtor', debtor)
const addresses = of('address', debtorAddress)
const claims = of('claim', claim)
const files = of('file', file)

const numberBody = ({ houseNumber, addition }: HouseNumber): Body => ({
  'address.houseNumber': Number(houseNumber),
  ...(addition !== undefined && { 'address.houseExtension': addition }),
})

/** `12 a` and `12-14` are a number and what stands behind it. */
function houseNumber(cell: Exclude<Cell, null>): Body | undefined {
  const found = splitHouseNumber(String(cell))
  return found && numberBody(found)
}

/** A street with its number behind it. */
function street(cell: Exclude<Cell, null>): Body | undefined {
  const { street: name, houseNumber: number, addition } = splitStreet(String(cell)) ?? {}
  if (name === undefined || number === undefined) return undefined
  return { 'address.street': name, ...numberBody({ houseNumber: number, addition }) }
}

/** Columns of the debtor and of the file, which all kinds of imports have. */
export const partyColumns: readonly ImportColumn[] = [
  debtors('kind', ['soort debiteur', 'type debiteur', 'particulier of bedrijf', 'debtor type'], {
    title: 'importColumns.debtorKind',
  }),
  debtors('company', ['bedrijfsnaam', 'naam bedrijf', 'firma', 'company name', 'organisatie', 'société']),
  debtors('lastName', ['naam', 'naam debiteur', 'debiteur', 'name', 'debtor', 'nom', 'nom du débiteur', 'debtor name']),
  debtors('firstName', ['voornamen', 'roepnaam', 'given name']),
  debtors('initials', ['voorletter']),
  debtors('insertion', ['tussenvoegsels', 'infix']),
  debtors('gender', ['sekse', 'sexe']),
  debtors('birthDate', ['geb datum', 'geboren', 'geboren op', 'date of birth', 'born']),
  debtors('kvkNumber', ['kvk', 'kvknr', 'handelsregisternummer', 'chamber of commerce', 'coc']),
  debtors('vatNumber', ['btw', 'btwnummer', 'vat']),
  debtors('legalForm', ['rechtsvorm']),
  debtors('language', ['taal', 'language', 'langue'], { title: 'importColumns.debtorLanguage' }),
  debtors('iban', ['rekening', 'rekeningnummer', 'bankrekening', 'bank account', 'compte']),
  addresses('street', ['adres', 'straatnaam', 'address', 'adresse', 'rue'], { read: street }),
  addresses('houseNumber', ['huisnr', 'nr', 'number', 'numéro'], { read: houseNumber }),
  addresses('houseExtension', ['toev', 'toevoeging', 'huisnummertoevoeging', 'ext']),
  addresses('postcode', ['pc', 'zip', 'zipcode', 'postal code', 'code postal']),
  addresses('city', ['woonplaats', 'stad', 'town', 'ville', 'gemeente']),
  addresses('country', ['landcode', 'country code', 'pays']),
  {
    name: 'contact.email',
    entity: debtorContact,
    property: 'email',
    words: ['email', 'emailadres', 'mail', 'e-mailadres', 'courriel'],
  },
  {
    name: 'contact.phone',
    entity: debtorContact,
    property: 'phone',
    words: ['telefoon', 'telefoonnummer', 'tel', 'phone number', 'téléphone'],
  },
  {
    name: 'contact.mobile',
    entity: debtorContact,
    property: 'phone',
    title: 'importColumns.mobile',
    words: ['mobiel', 'mobiele nummer', 'gsm', 'mobile', '06', 'portable'],
  },
  files('customerNumber', [
    'klantnummer',
    'debiteurnummer',
    'debiteurnr',
    'relatienummer',
    'customer number',
    'numéro client',
    'klantnr',
    'debtor number',
  ]),
  files('clientReference', ['referentie', 'uw referentie', 'kenmerk', 'reference', 'référence', 'dossier klant']),
  files('description', ['omschrijving dossier', 'toelichting'], { title: 'importColumns.fileDescription' }),
]

export const fileColumns: readonly ImportColumn[] = [
  ...partyColumns,
  claims(
    'number',
    [
      'factuurnummer',
      'factuurnr',
      'factuur',
      'invoice number',
      'invoice',
      'invoice no',
      'numéro de facture',
      'facture',
      'nota',
      'notanummer',
    ],
    {
      isRequired: true,
      title: 'importColumns.invoiceNumber',
    },
  ),
  claims('invoiceDate', ['factuurdatum', 'datum', 'invoice date', 'date', 'date de facture', 'notadatum'], {
    isRequired: true,
  }),
  claims(
    'dueDate',
    ['vervaldatum', 'verval', 'due date', 'due', 'échéance', "date d'échéance", 'uiterste betaaldatum'],
    { isRequired: true },
  ),
  claims(
    'amount',
    [
      'bedrag',
      'factuurbedrag',
      'openstaand',
      'openstaand bedrag',
      'hoofdsom',
      'amount',
      'total',
      'montant',
      'saldo',
      'bedrag incl btw',
    ],
    { isRequired: true },
  ),
  claims('description', ['omschrijving', 'omschrijving factuur', 'description', 'libellé'], {
    title: 'importColumns.claimDescription',
  }),
  claims('type', ['soort vordering', 'type factuur', 'claim type'], { title: 'importColumns.claimType' }),
  claims('agreementReference', [
    'contractnummer',
    'overeenkomst',
    'contract',
    'abonnement',
    'agreement',
    'polisnummer',
  ]),
  {
    name: 'pdf',
    entity: document,
    property: 'name',
    title: 'importColumns.pdf',
    words: ['pdf', 'bestand', 'bestandsnaam', 'bijlage', 'file name', 'fichier'],
  },
]

export const termColumns: readonly ImportColumn[] = [
  ...partyColumns,
  claims(
    'agreementReference',
    [
      'contractnummer',
      'overeenkomst',
      'contract',
      'abonnement',
      'abonnementsnummer',
      'agreement',
      'polisnummer',
      'huurcontract',
      'contrat',
    ],
    {
      isRequired: true,
    },
  ),
  claims('number', ['factuurnummer', 'factuurnr', 'factuur', 'invoice number', 'termijnnummer', 'numéro de facture'], {
    title: 'importColumns.invoiceNumber',
  }),
  claims('periodFrom', ['periode van', 'van', 'period from', 'from', 'begin periode', 'du', 'période du'], {
    isRequired: true,
  }),
  claims(
    'periodTo',
    ['periode tot', 'tot', 'tot en met', 't/m', 'period to', 'period until', 'to', 'einde periode', 'au', 'période au'],
    { isRequired: true },
  ),
  claims('invoiceDate', ['factuurdatum', 'invoice date', 'date de facture']),
  claims(
    'dueDate',
    ['vervaldatum', 'verval', 'due date', 'due', 'échéance', "date d'échéance", 'uiterste betaaldatum'],
    { isRequired: true },
  ),
  claims('amount', ['bedrag', 'termijnbedrag', 'openstaand', 'amount', 'montant', 'saldo'], { isRequired: true }),
  claims('type', ['soort termijn', 'soort vordering', 'type', 'claim type'], { title: 'importColumns.claimType' }),
  claims('description', ['omschrijving', 'description', 'libellé'], { title: 'importColumns.claimDescription' }),
  {
    name: 'pdf',
    entity: document,
    property: 'name',
    title: 'importColumns.pdf',
    words: ['pdf', 'bestand', 'bestandsnaam', 'bijlage', 'file name', 'fichier'],
  },
]
