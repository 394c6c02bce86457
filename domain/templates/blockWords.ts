/** Words in the tables of messages, in each language of correspondence. */
import type { MessageLanguage } from './variable.ts'

type Words = Record<MessageLanguage, string>

const word = (nl: string, en: string, fr: string, de: string): Words => ({ nl, en, fr, de })
export const blockWords = {
  invoice: word('Factuur', 'Invoice', 'Facture', 'Rechnung'),
  due: word('Vervaldatum', 'Due date', 'Échéance', 'Fälligkeit'),
  amount: word('Bedrag', 'Amount', 'Montant', 'Betrag'),
  total: word('Totaal', 'Total', 'Total', 'Summe'),
  period: word('Periode', 'Period', 'Période', 'Zeitraum'),
  rate: word('Rente per jaar', 'Interest per year', 'Intérêt par an', 'Zinsen pro Jahr'),
  date: word('Datum', 'Date', 'Date', 'Datum'),
  description: word('Omschrijving', 'Description', 'Description', 'Beschreibung'),
  payment: word('Betaling ontvangen', 'Payment received', 'Paiement reçu', 'Zahlung erhalten'),
  instalment: word('Termijn', 'Instalment', 'Échéance', 'Rate'),
  principal: word('Hoofdsom', 'Principal', 'Principal', 'Hauptforderung'),
  interest: word('Wettelijke rente', 'Statutory interest', 'Intérêt légal', 'Gesetzliche Zinsen'),
  costs: word('Incassokosten', 'Collection costs', 'Frais de recouvrement', 'Inkassokosten'),
  vat: word('Btw over de incassokosten', 'VAT on the collection costs', 'TVA sur les frais', 'MwSt. auf die Kosten'),
  otherCosts: word('Overige kosten', 'Other costs', 'Autres frais', 'Sonstige Kosten'),
  noPayments: word(
    'Er is nog niets betaald.',
    'Nothing has been paid yet.',
    'Rien n’a encore été payé.',
    'Es wurde noch nichts gezahlt.',
  ),
  paid: word('Al betaald', 'Already paid', 'Déjà payé', 'Bereits gezahlt'),
}

export type BlockWord = keyof typeof blockWords
