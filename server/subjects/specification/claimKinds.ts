/** Kinds of claims on paper, in the languages of letters: the ground that every claim has. */
import type { MessageLanguage } from '#domain/templates/variable.ts'

type Kinds = Readonly<Record<string, string>>

export const claimKinds: Readonly<Record<MessageLanguage, Kinds>> = {
  nl: {
    invoice: 'Factuur',
    credit_note: 'Creditnota',
    subscription_term: 'Abonnementstermijn',
    rent: 'Huur',
    instalment: 'Termijn',
    loan: 'Lening',
    damage: 'Schade',
    other: 'Overige vordering',
  },
  en: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    subscription_term: 'Subscription term',
    rent: 'Rent',
    instalment: 'Instalment',
    loan: 'Loan',
    damage: 'Damage',
    other: 'Other claim',
  },
  fr: {
    invoice: 'Facture',
    credit_note: 'Note de crédit',
    subscription_term: 'Terme d’abonnement',
    rent: 'Loyer',
    instalment: 'Échéance',
    loan: 'Prêt',
    damage: 'Dommages',
    other: 'Autre créance',
  },
  de: {
    invoice: 'Rechnung',
    credit_note: 'Gutschrift',
    subscription_term: 'Abonnementrate',
    rent: 'Miete',
    instalment: 'Rate',
    loan: 'Darlehen',
    damage: 'Schaden',
    other: 'Sonstige Forderung',
  },
}
