/** The columns of a client's file of payments and credits: which item a row is about, and what was paid or credited. */
import { claim } from '#schemas/generated/claim.ts'
import { payment } from '#schemas/generated/payment.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import type { ImportColumn } from '#server/subjects/fileImport/importType.ts'

/** Columns by which an item is found; an item fits that has all that the row names. */
export const signs = ['item.number', 'item.paymentReference', 'item.clientReference', 'claim.number'] as const
export type Sign = (typeof signs)[number]

const signColumns: readonly (ImportColumn & { name: Sign })[] = [
  {
    name: 'item.number',
    entity: precasso,
    property: 'number',
    title: 'importColumns.itemNumber',
    words: ['post', 'postnummer', 'ons nummer', 'precassonummer', 'item', 'our number', 'poste', 'notre numéro'],
  },
  {
    name: 'item.paymentReference',
    entity: precasso,
    property: 'paymentReference',
    words: ['betaalkenmerk', 'betalingsreferentie', 'payment ref', 'référence du paiement'],
  },
  {
    name: 'item.clientReference',
    entity: precasso,
    property: 'clientReference',
    words: ['referentie', 'uw referentie', 'kenmerk', 'reference', 'référence'],
  },
  {
    name: 'claim.number',
    entity: claim,
    property: 'number',
    title: 'importColumns.invoiceNumber',
    words: ['factuurnr', 'factuur', 'invoice', 'invoice no', 'facture', 'nota', 'notanummer'],
  },
]

export const updateColumns: readonly ImportColumn[] = [
  ...signColumns,
  {
    name: 'payment.date',
    entity: payment,
    property: 'date',
    isRequired: true,
    words: ['betaaldatum', 'betaald op', 'boekdatum', 'creditdatum', 'payment date', 'paid on', 'date de paiement'],
  },
  {
    name: 'payment.amount',
    entity: payment,
    property: 'amount',
    title: 'importColumns.paid',
    words: ['bedrag', 'betaald', 'betaling', 'ontvangen', 'amount', 'paid', 'payment', 'montant', 'payé', 'paiement'],
  },
  {
    name: 'credit.amount',
    entity: claim,
    property: 'amount',
    title: 'importColumns.credited',
    words: ['credit', 'creditbedrag', 'gecrediteerd', 'in mindering', 'credited', 'crédit', 'avoir'],
  },
  {
    name: 'credit.number',
    entity: claim,
    property: 'number',
    title: 'importColumns.creditNumber',
    words: ['creditnota', 'creditnummer', 'credit note', "numéro d'avoir"],
  },
  {
    name: 'payment.description',
    entity: payment,
    property: 'description',
    words: ['toelichting', 'mededeling', 'remark', 'libellé'],
  },
]
